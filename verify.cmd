@echo off
rem What ./verify is elsewhere: style, compiler checks, architecture rules and every test.
setlocal
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" "-Ddamier.root=%~dp0." "%~dp0launcher\Launch.java" verify %*
