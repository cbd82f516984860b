@echo off
rem Starts Damier from the folder where it was unpacked; needs Java 17 or newer.
setlocal
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -XX:+UseSerialGC -XX:MaxRAMPercentage=75 -Xss8m -jar "%~dp0damier.jar" %*
