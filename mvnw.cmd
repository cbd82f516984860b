@echo off
rem Runs Maven, which is downloaded at the first use if it is not installed.
setlocal
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" "-Ddamier.root=%~dp0." "%~dp0launcher\Launch.java" maven %*
