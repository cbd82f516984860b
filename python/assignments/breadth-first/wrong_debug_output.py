"""Wrong: prints to standard output. Expected: Write debugging output to standard error."""
print("start of the search", flush=True)
