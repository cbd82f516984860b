@echo off
rem The Windows version of ./damier: builds Damier if needed, then runs it.
setlocal
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" "-Ddamier.root=%~dp0." "%~dp0launcher\Launch.java" damier %*
