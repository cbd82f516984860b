package dev.damier.protocol.quoridor;

import dev.damier.run.BadInputException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads and writes the subset of XML-RPC that the course framework uses: integers, doubles, strings, booleans, arrays,
 * structs and nil, as plain Java values.
 */
final class XmlRpc {
    private static final String XML_HEADER = "<?xml version=\"1.0\"?>\n";
    private static final int MAX_DEPTH = 32;

    private XmlRpc() {}

    /** A method call with its parameters. */
    record Call(String method, List<Object> params) {}

    /** Writes a method call. */
    static String writeCall(Call call) {
        StringBuilder xml = new StringBuilder(XML_HEADER + "<methodCall><methodName>");
        appendText(call.method(), xml);
        xml.append("</methodName><params>");
        for (Object param : call.params())
            appendValue(param, xml.append("<param>")).append("</param>");
        return xml.append("</params></methodCall>").toString();
    }

    /** Writes a successful response. */
    static String writeResponse(Object result) {
        StringBuilder xml = new StringBuilder(XML_HEADER + "<methodResponse><params><param>");
        return appendValue(result, xml)
                .append("</param></params></methodResponse>")
                .toString();
    }

    /** Writes a fault response. */
    static String writeFault(String message) {
        StringBuilder xml = new StringBuilder(XML_HEADER + "<methodResponse><fault>");
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("faultCode", 1);
        fields.put("faultString", message);
        return appendValue(fields, xml).append("</fault></methodResponse>").toString();
    }

    private static StringBuilder appendValue(Object value, StringBuilder xml) {
        xml.append("<value>");
        if (value instanceof Integer number) {
            xml.append("<int>").append(number).append("</int>");
        } else if (value instanceof Double number) {
            xml.append("<double>").append(number).append("</double>");
        } else if (value instanceof Boolean truth) {
            xml.append("<boolean>").append(truth ? 1 : 0).append("</boolean>");
        } else if (value instanceof List<?> list) {
            xml.append("<array><data>");
            for (Object item : list) appendValue(item, xml);
            xml.append("</data></array>");
        } else if (value instanceof Map<?, ?> map) {
            xml.append("<struct>");
            map.forEach((name, item) -> {
                appendText(String.valueOf(name), xml.append("<member><name>"));
                appendValue(item, xml.append("</name>")).append("</member>");
            });
            xml.append("</struct>");
        } else if (value == null) {
            xml.append("<nil/>");
        } else {
            appendText(value.toString(), xml.append("<string>"));
            xml.append("</string>");
        }
        return xml.append("</value>");
    }

    private static void appendText(String text, StringBuilder xml) {
        // An unescaped carriage return would be read as a line feed.
        xml.append(text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\r", "&#13;"));
    }

    /** Reads a method call. */
    static Call readCall(String xml) {
        return parse(xml, in -> {
            List<Object> params = new ArrayList<>();
            String method = "";
            while (in.hasNext()) {
                if (in.next() != XMLStreamConstants.START_ELEMENT) continue;
                if (in.getLocalName().equals("methodName"))
                    method = in.getElementText().strip();
                else if (in.getLocalName().equals("value")) params.add(readValue(in, 0));
            }
            if (method.isEmpty()) throw new BadInputException("not XML-RPC: no method name");
            return new Call(method, params);
        });
    }

    /**
     * Reads the result of a call. Throws {@link BadInputException} with the message of the agent if it is a
     * fault.
     */
    static Object readResult(String xml) {
        return parse(xml, in -> {
            boolean fault = false;
            while (in.hasNext()) {
                if (in.next() != XMLStreamConstants.START_ELEMENT) continue;
                fault |= in.getLocalName().equals("fault");
                if (!in.getLocalName().equals("value")) continue;
                Object value = readValue(in, 0);
                if (fault) throw new BadInputException("fault: " + value);
                return value;
            }
            throw new BadInputException("not XML-RPC: no value");
        });
    }

    /** Reads a value from an XML document. */
    private interface XmlParser<T> {
        T parse(XMLStreamReader in) throws XMLStreamException;
    }

    /**
     * Parses a document. The XML parser throws runtime exceptions for some invalid input; they are reported as invalid
     * XML as well.
     */
    private static <T> T parse(String xml, XmlParser<T> xmlParser) {
        try {
            return xmlParser.parse(newReader(xml));
        } catch (BadInputException e) {
            throw e;
        } catch (XMLStreamException | RuntimeException e) {
            throw new BadInputException("not XML-RPC: " + e.getMessage(), e);
        }
    }

    /** Creates a parser without document types and external entities, for security. */
    private static XMLStreamReader newReader(String xml) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory.createXMLStreamReader(new StringReader(xml));
    }

    /** Reads a value. It starts after {@code <value>} and ends after {@code </value>}. */
    private static Object readValue(XMLStreamReader in, int depth) throws XMLStreamException {
        if (depth > MAX_DEPTH)
            throw new BadInputException("unsupported XML-RPC: more than " + MAX_DEPTH + " nested values");
        StringBuilder untypedText = new StringBuilder();
        Object result = null;
        boolean typed = false;
        while (true) {
            int event = in.next();
            if (event == XMLStreamConstants.CHARACTERS) untypedText.append(in.getText());
            if (event == XMLStreamConstants.END_ELEMENT) return typed ? result : untypedText.toString();
            if (event != XMLStreamConstants.START_ELEMENT) continue;
            typed = true;
            result = readTyped(in, depth);
        }
    }

    private static Object readTyped(XMLStreamReader in, int depth) throws XMLStreamException {
        String type = in.getLocalName();
        try {
            return switch (type) {
                case "int", "i4", "i8" -> Integer.valueOf(in.getElementText().strip());
                case "double" -> Double.valueOf(in.getElementText().strip());
                case "boolean" -> in.getElementText().strip().equals("1");
                case "string" -> in.getElementText();
                case "array" -> readList(in, depth);
                case "struct" -> readMap(in, depth);
                case "nil" -> {
                    String content = in.getElementText();
                    yield content.isBlank() ? null : content;
                }
                default -> throw new BadInputException("XML-RPC type '" + type + "' is not supported");
            };
        } catch (NumberFormatException e) {
            throw new BadInputException("not an XML-RPC " + type + ": " + e.getMessage(), e);
        }
    }

    private static List<Object> readList(XMLStreamReader in, int depth) throws XMLStreamException {
        List<Object> list = new ArrayList<>();
        while (true) {
            int event = in.next();
            boolean end = event == XMLStreamConstants.END_ELEMENT;
            if (end && in.getLocalName().equals("array")) return list;
            if (event == XMLStreamConstants.START_ELEMENT && in.getLocalName().equals("value"))
                list.add(readValue(in, depth + 1));
        }
    }

    private static Map<String, Object> readMap(XMLStreamReader in, int depth) throws XMLStreamException {
        Map<String, Object> map = new LinkedHashMap<>();
        String name = "";
        while (true) {
            int event = in.next();
            if (event == XMLStreamConstants.END_ELEMENT && in.getLocalName().equals("struct")) return map;
            if (event != XMLStreamConstants.START_ELEMENT) continue;
            if (in.getLocalName().equals("name")) name = in.getElementText().strip();
            else if (in.getLocalName().equals("value")) map.put(name, readValue(in, depth + 1));
        }
    }
}
