/**
 * Lessons wherever they are played: by the server, or on this device where nobody answers. What was mastered in either
 * place counts as mastered; one that was left goes on where it has come further.
 */
import type { Table } from '../lib/types';
import { api, type LessonInfo } from '../net/api';
import { line } from '../net/line.svelte';
import { hereInstead, learntHere, standsIn } from './available';
import type { Learnt } from './storage';

export interface PlacedLesson extends LessonInfo {
  /** It is opened on this device. What was learnt says how far it is there. */
  here: boolean;
}

const onTheWay = (one: Learnt, steps: number): boolean => one.step > 0 && one.step < steps && !one.mastered;

/** `alone`: nobody answers, and the engine of this device can stand in. */
function placed(lesson: LessonInfo, found: Learnt | undefined, alone: boolean): PlacedLesson {
  const there = lesson.learnt;
  const mastered = there?.mastered === true || found?.mastered === true;
  const further = !!found && !mastered && onTheWay(found, lesson.steps) && found.step > (there?.step ?? 0);
  const here = alone || further;
  const step = (here ? found : there)?.step ?? 0;
  return { ...lesson, here, learnt: there || found ? { step, mastered } : null };
}

/** The lessons of a game, with what was learnt of each. */
export async function lessonsOf(game: string): Promise<PlacedLesson[]> {
  const [told, learnt] = await Promise.all([api.lessons(game), learntHere()]);
  const alone = line.offline && (await standsIn());
  const found = new Map(learnt.filter((one) => one.game === game).map((one) => [one.lesson, one]));
  return told.map((lesson) => placed(lesson, found.get(lesson.id), alone));
}

/** Whether a lesson is to be opened on this device. Nobody is asked where nothing speaks for it. */
async function opensHere(game: string, lesson: string): Promise<boolean> {
  const begun = (await learntHere()).some((one) => one.game === game && one.lesson === lesson && one.step > 0);
  if (!begun && !line.offline) return false;
  return (await lessonsOf(game)).find(({ id }) => id === lesson)?.here === true;
}

/** The table of a lesson as it was left, or from its beginning. */
export async function openLesson(game: string, lesson: string, again: boolean): Promise<Table> {
  const here = (): Promise<Table> => api.lesson(game, lesson, again, true);
  if (await opensHere(game, lesson)) return here();
  return hereInstead(() => api.lesson(game, lesson, again), here);
}
