@echo off
rem Builds an installer for Windows, including a Java runtime: launcher\package.cmd msi or exe [OUT]. Default folder: target\packages.
rem Needs a JDK, Maven and WiX.
setlocal
if not "%~1"=="msi" if not "%~1"=="exe" (
    echo package: missing type: msi or exe>&2
    exit /b 2
)
set "ROOT=%~dp0.."
set "OUT=%~2"
if "%OUT%"=="" set "OUT=%ROOT%\target\packages"
rem A backslash before the closing quote would be read as part of the argument.
if "%OUT:~-1%"=="\" set "OUT=%OUT%."
set "VERSION="
for /f "tokens=3 delims=<>" %%v in ('findstr /c:"<version>" "%ROOT%\pom.xml"') do if not defined VERSION set "VERSION=%%v"
call mvn -q -B -ntp -f "%ROOT%\pom.xml" -pl app,desktop -am package -Dmaven.test.skip=true -Dquick -Djacoco.skip -Dspotless.check.skip || exit /b 1
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" "-Ddamier.root=%ROOT%" "%ROOT%\launcher\Packaging.java" %~1 "%OUT%" "%VERSION%"
