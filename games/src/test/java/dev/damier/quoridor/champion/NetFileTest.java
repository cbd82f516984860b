package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NetFileTest {
    private static NetWeights random() {
        Random random = new Random(5);
        int[] bias = random.ints(3, -900, 900).toArray();
        int[] rows = random.ints(3L * NetFeatures.COUNT, -32768, 32768).toArray();
        int[] out = random.ints(3, -100_000, 100_000).toArray();
        return new NetWeights(3, bias, rows, out, -12_345);
    }

    @Test
    void whatIsWrittenIsRead() {
        NetWeights net = random();
        NetWeights again = NetFile.read(NetFile.write(net));
        assertThat(again.hidden()).isEqualTo(3);
        assertThat(again.bias()).isEqualTo(net.bias());
        assertThat(again.rows()).isEqualTo(net.rows());
        assertThat(again.out()).isEqualTo(net.out());
        assertThat(again.outBias()).isEqualTo(net.outBias());
    }

    @Test
    void aWrongFileIsRefusedWithTheReason() {
        byte[] good = NetFile.write(random());
        refused(new byte[0], "net: the file is no Quoridor net: it must begin with 'QUORINET'");
        refused(changed(good, 0), "net: the file is no Quoridor net");
        refused(changed(good, 11), "net: version must be 1, but got 0");
        refused(changed(good, 15), "net: it was trained on other inputs (");
        refused(changed(good, 22), "net: hidden units must be from 1 to 256, but got 259");
        refused(changed(good, 23), "bytes, but has " + good.length + "; it is cut or was added to");
        refused(Arrays.copyOf(good, good.length - 1), "it is cut or was added to");
        refused(changed(good, good.length / 2), "net: the file is damaged: its checksum does not fit");
        refused(changed(good, good.length - 1), "net: the file is damaged: its checksum does not fit");
    }

    private static byte[] changed(byte[] bytes, int at) {
        byte[] other = bytes.clone();
        other[at] ^= 1;
        return other;
    }

    private static void refused(byte[] bytes, String why) {
        assertThatThrownBy(() -> NetFile.read(bytes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }
}
