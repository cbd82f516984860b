@echo off
rem Starts Damier from the folder it was unpacked to; all it needs is a Java runtime, 17 or newer.
setlocal
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -XX:+UseSerialGC -XX:MaxRAMPercentage=75 -Xss8m -jar "%~dp0damier.jar" %*
