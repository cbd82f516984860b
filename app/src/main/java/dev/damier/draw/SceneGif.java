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
 * Draws a sequence of scenes as an animated GIF that repeats forever. Frames have the size of {@link SceneSvg}. They
 * are scaled down if a frame of a large board would need too much memory.
 */
public final class SceneGif {
    private static final String METADATA_FORMAT = "javax_imageio_gif_image_1.0";

    /** Maximum size of a frame, which needs about 5 MB while it is drawn. */
    static final int MAX_FRAME_PIXELS = 1_000_000;

    private SceneGif() {}

    /**
     * Writes the animation.
     *
     * @param pause time per frame in hundredths of a second; the last frame is shown four times as long
     */
    public static void draw(Iterable<Scene> scenes, int pause, Locale language, OutputStream output)
            throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(output)) {
            writer.setOutput(out);
            writer.addIIOWriteProgressListener(new CheckpointListener());
            writer.prepareWriteSequence(null);
            boolean first = true;
            double scale = 1;
            for (Iterator<Scene> next = scenes.iterator(); next.hasNext(); first = false) {
                TimeSlice.checkpoint();
                Scene scene = next.next();
                if (first) scale = ScenePng.scaleToFit(scene, language, MAX_FRAME_PIXELS);
                BufferedImage image = IndexedPicture.of(ScenePng.image(scene, language, scale));
                IIOMetadata metadata =
                        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
                metadata.setFromTree(
                        METADATA_FORMAT, frameMetadata(metadata, next.hasNext() ? pause : 4 * pause, first));
                writer.writeToSequence(new IIOImage(image, List.of(), metadata), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    /** Calls {@link TimeSlice#checkpoint} while the GIF is encoded, so that other jobs can run. */
    private static final class CheckpointListener implements IIOWriteProgressListener {
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

    private static IIOMetadataNode frameMetadata(IIOMetadata metadata, int pause, boolean first) {
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(METADATA_FORMAT);
        IIOMetadataNode control = childNode(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Integer.toString(pause));
        if (first) {
            IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            loop.setUserObject(new byte[] {1, 0, 0}); // repeats forever
            childNode(root, "ApplicationExtensions").appendChild(loop);
        }
        return root;
    }

    private static IIOMetadataNode childNode(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++)
            if (root.item(i).getNodeName().equals(name)) return (IIOMetadataNode) root.item(i);
        IIOMetadataNode node = new IIOMetadataNode(name);
        root.appendChild(node);
        return node;
    }
}
