package dev.ikg.intake;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Small inputs, good and bad, and every word that is said about them. */
class SmallInputsTest {

  @TestFactory
  Stream<DynamicTest> eachIsReadOrNamed() {
    return new GoldenFolder("intake")
        .tests(path -> Shown.taken(Inputs.read(path), String.valueOf(path.getParent())));
  }
}
