@echo off
rem What ./damier is elsewhere: builds what is not built, then runs.
setlocal
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" "-Ddamier.root=%~dp0." "%~dp0launcher\Launch.java" damier %*
