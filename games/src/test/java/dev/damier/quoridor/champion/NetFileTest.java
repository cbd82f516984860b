package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that network files can be read back and that invalid files are rejected. */
class NetFileTest {
    private static NetWeights random() {
        Random random = new Random(5);
        int[] bias = random.ints(3, -900, 900).toArray();
        int[] rows = random.ints(3L * NetFeatures.COUNT, -32768, 32768).toArray();
        int[] out = random.ints(3, -100_000, 100_000).toArray();
        return new NetWeights(3, bias, rows, out, -12_345);
    }

    @Test
    void writtenFileCanBeReadBack() {
        NetWeights net = random();
        NetWeights again = NetFile.read(NetFile.write(net));
        assertThat(again.hiddenUnits()).isEqualTo(3);
        assertThat(again.bias()).isEqualTo(net.bias());
        assertThat(again.inputWeights()).isEqualTo(net.inputWeights());
        assertThat(again.outputWeights()).isEqualTo(net.outputWeights());
        assertThat(again.outputBias()).isEqualTo(net.outputBias());
    }

    @Test
    void invalidFileIsRejectedWithTheReason() {
        byte[] good = NetFile.write(random());
        assertRejected(new byte[0], "net: the file is not a Quoridor net: it must start with 'QUORINET'");
        assertRejected(changed(good, 0), "net: the file is not a Quoridor net");
        assertRejected(changed(good, 11), "net: version must be 1, but got 0");
        assertRejected(changed(good, 15), "net: the net was trained on other input features (");
        assertRejected(changed(good, 22), "net: hidden units must be from 1 to 256, but got 259");
        assertRejected(changed(good, 23), "bytes, but has " + good.length + "; it is truncated or has extra bytes");
        assertRejected(Arrays.copyOf(good, good.length - 1), "it is truncated or has extra bytes");
        assertRejected(changed(good, good.length / 2), "net: the file is damaged: its checksum does not match");
        assertRejected(changed(good, good.length - 1), "net: the file is damaged: its checksum does not match");
    }

    private static byte[] changed(byte[] bytes, int at) {
        byte[] other = bytes.clone();
        other[at] ^= 1;
        return other;
    }

    private static void assertRejected(byte[] bytes, String why) {
        assertThatThrownBy(() -> NetFile.read(bytes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }
}
