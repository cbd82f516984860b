package dev.damier.draw;

import dev.damier.game.Scene;
import dev.damier.run.TimeSlice;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.event.IIOWriteProgressListener;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Scenes one after the other as an animation that begins again: the pictures of {@link ScenePng} in their plain size, or
 * smaller where the board is so large that one of them would fill the memory.
 */
public final class SceneGif {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    /** Of one picture: some 5 MB while it is drawn. */
    static final int MAX_PIXELS = 1_000_000;

    private SceneGif() {}

    /** @param pause how long a scene is seen, in hundredths of a second; the last one four times as long */
    public static void draw(Iterable<Scene> scenes, int pause, Locale language, OutputStream to) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(to)) {
            writer.setOutput(out);
            writer.addIIOWriteProgressListener(new Turns());
            writer.prepareWriteSequence(null);
            boolean first = true;
            double scale = 1;
            for (Iterator<Scene> next = scenes.iterator(); next.hasNext(); first = false) {
                TimeSlice.checkpoint();
                Scene scene = next.next();
                if (first) scale = ScenePng.within(scene, language, MAX_PIXELS);
                BufferedImage image = IndexedPicture.of(ScenePng.image(scene, language, scale));
                IIOMetadata about =
                        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
                about.setFromTree(FORMAT, timed(about, next.hasNext() ? pause : 4 * pause, first));
                writer.writeToSequence(new IIOImage(image, List.of(), about), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    /** Writing gives way to others as drawing does. */
    private static final class Turns implements IIOWriteProgressListener {
        @Override
        public void imageProgress(ImageWriter source, float percentageDone) {
            TimeSlice.checkpoint();
        }

        @Override
        public void imageStarted(ImageWriter source, int imageIndex) {}

        @Override
        public void imageComplete(ImageWriter source) {}

        @Override
        public void thumbnailStarted(ImageWriter source, int imageIndex, int thumbnailIndex) {}

        @Override
        public void thumbnailProgress(ImageWriter source, float percentageDone) {}

        @Override
        public void thumbnailComplete(ImageWriter source) {}

        @Override
        public void writeAborted(ImageWriter source) {}
    }

    private static IIOMetadataNode timed(IIOMetadata about, int pause, boolean first) {
        IIOMetadataNode root = (IIOMetadataNode) about.getAsTree(FORMAT);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Integer.toString(pause));
        if (first) {
            IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            loop.setUserObject(new byte[] {1, 0, 0}); // begins again, without end
            child(root, "ApplicationExtensions").appendChild(loop);
        }
        return root;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++)
            if (root.item(i).getNodeName().equals(name)) return (IIOMetadataNode) root.item(i);
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }
}
