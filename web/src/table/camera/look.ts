/** The event by which a part of a board asks the window around it to turn there. */
export const LOOK = 'lookhere';
