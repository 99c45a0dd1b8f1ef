/** What is taken of the library of gestures: drag, pinch and wheel. */
import { createGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/vanilla';

export const recognise = createGesture([dragAction, pinchAction, wheelAction]);
