import { afterEach, describe, expect, it, vi } from 'vitest';
import { Question, type Around } from '../src/table/question.svelte';
import type { Action, Decision, Outcome, View, Wire } from '../src/lib/types';

/** A question of a game in which each answer is found by its first word. */
class Asked extends Question<Wire> {
  /** What the game was told of questions that come and go. */
  readonly begun: [string | null, boolean][] = [];
  failures = 0;

  constructor(around: Around<Wire>) {
    super({ targets: ([verb]) => [String(verb)] }, around);
  }

  protected override begin(decision: Decision | null, fresh: boolean): void {
    this.begun.push([decision?.kind ?? null, fresh]);
  }

  /** As a game sends what must be weighed first. */
  async weighAndSend(action: Action): Promise<void> {
    if (await this.hearOut(action)) await this.send(action);
  }

  protected override failed(): void {
    this.failures += 1;
  }
}

function sit() {
  const sent: Action[] = [];
  const previewed: Action[] = [];
  const asked: (readonly Action[] | undefined)[] = [];
  /** Ends of what was asked, in the order of the asking. */
  const acted: { done(): void; refused(): void }[] = [];
  const told: ((outcomes: Outcome[]) => void)[] = [];
  const shown: (() => void)[] = [];
  let undone = 0;
  let late = 0;
  const question = new Asked({
    act: (action) => {
      sent.push(action);
      return new Promise((done, reject) => acted.push({ done, refused: () => reject(new Error('no')) }));
    },
    preview: (action) => {
      previewed.push(action);
      return new Promise((resolve) => shown.push(() => resolve([{ e: 'happens' }])));
    },
    outcomes: (actions) => {
      asked.push(actions);
      return new Promise((resolve) => told.push(resolve));
    },
    refuse: () => undefined,
    tooLate: () => (late += 1),
    undo: () => (undone += 1),
    canUndo: true,
    view: {} as View,
  });
  return { question, sent, previewed, asked, acted, told, shown, undone: () => undone, late: () => late };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function decision(kind: string, ...verbs: string[]): Decision {
  return { seat: 0, kind, rule: '', params: {}, actions: verbs.map((verb) => [verb]) };
}
const brings = (verb: string): Outcome => ({ action: [verb], score: { before: 0, after: 1 } });

describe('legal answers', () => {
  it('are found by the places where they are given', () => {
    const { question } = sit();
    question.ask({ ...decision('turn'), actions: [['go', 1], ['go', 2], ['stay']] }, 1); // prettier-ignore
    expect(question.keys).toEqual(['go', 'stay']);
    expect(question.actionsAt('go')).toEqual([['go', 1], ['go', 2]]); // prettier-ignore
    expect(question.actionOf('stay')).toEqual(['stay']);
    expect(question.at('elsewhere')).toBe(false);
    question.weigh('elsewhere');
    expect(question.weighed).toBeNull();
    question.weigh('stay');
    expect(question.weighed).toBe('stay');
  });
});

describe('an answer', () => {
  it('is given once: a second click does nothing while it is on its way', () => {
    const { question, sent, undone } = sit();
    question.ask(decision('turn', 'go', 'stay'), 1);
    void question.send(['go']);
    void question.send(['stay']);
    question.undo();
    expect(sent).toEqual([['go']]);
    expect(undone()).toBe(0);
    expect(question.at('stay')).toBe(false);
  });

  it('is given to nobody who is not asked', () => {
    const { question, sent } = sit();
    void question.send(['go']);
    expect(sent).toEqual([]);
  });

  it('deals with its question, which may shine through once more', async () => {
    const { question, acted } = sit();
    const first = decision('turn', 'go');
    question.ask(first, 1);
    void question.send(['go']);
    question.ask(null, 1);
    acted[0]!.done();
    await settled();
    question.ask(first, 1);
    expect(question.decision).toBeNull();
    expect(question.begun).toEqual([['turn', true], [null, true]]); // prettier-ignore
  });

  it('makes the next question another one, though it is put in the same words', () => {
    const { question } = sit();
    question.ask(decision('draw', 'deck'), 1);
    question.weigh('deck');
    void question.send(['deck']);
    question.ask(decision('draw', 'deck'), 2);
    expect(question.begun).toEqual([['draw', true], ['draw', true]]); // prettier-ignore
    expect(question.sending).toBe(false);
    expect(question.weighed).toBeNull();
  });

  it('that is refused leaves the question as it was, whether it is still there or has gone', async () => {
    const { question, acted, sent } = sit();
    const asked = decision('turn', 'go');
    question.ask(asked, 1);
    void question.send(['go']);
    acted[0]!.refused();
    await settled();
    expect(question.decision).toBe(asked);
    expect(question.at('go')).toBe(true);
    expect(question.failures).toBe(1);

    void question.send(['go']);
    question.ask(null, 1);
    acted[1]!.refused();
    await settled();
    expect(question.decision).toBe(asked);
    question.ask(asked, 1);
    void question.send(['go']);
    expect(sent).toHaveLength(3);
  });
});

describe('a question', () => {
  it('stays the same one while others move, though it goes and comes', async () => {
    const { question, previewed, shown } = sit();
    question.ask(decision('place', 'here', 'there'), 1);
    question.consult(['here']);
    shown[0]!();
    await settled();
    question.weigh('there');
    question.ask(decision('place', 'here', 'there'), 2);
    expect(question.weighed).toBe('there');
    question.ask(null, 2);
    expect(question.weighed).toBeNull();
    question.ask(decision('place', 'here', 'there'), 3);
    expect(question.begun).toEqual([['place', true], [null, false], ['place', false]]); // prettier-ignore
    expect(question.previewOf(['here'])).toEqual([{ e: 'happens' }]);
    question.consult(['here']);
    expect(previewed).toHaveLength(1);
  });

  it('is another one at an earlier step: something was taken back', () => {
    const { question } = sit();
    question.ask(decision('draw', 'deck'), 5);
    question.ask(decision('draw', 'deck'), 4);
    expect(question.begun).toEqual([['draw', true], ['draw', true]]); // prettier-ignore
  });

  it('is another one when what was taken back is played again, though in the same words', async () => {
    const { question, shown, acted } = sit();
    question.ask(decision('draw', 'deck'), 4);
    void question.send(['deck']);
    question.ask(null, 4);
    acted[0]!.done();
    question.ask(decision('draw', 'deck'), 5);
    question.ask(decision('draw', 'deck'), 4);
    question.consult(['deck']);
    shown[0]!();
    await settled();
    expect(question.previewOf(['deck'])).not.toBeNull();
    question.ask(null, 5);
    question.ask(decision('draw', 'deck'), 5);
    expect(question.previewOf(['deck'])).toBeNull();
    expect(question.begun.at(-1)).toEqual(['draw', true]);
  });

  it('stays the same one while others move after an undo, beyond what was taken back', () => {
    const { question } = sit();
    question.ask(decision('draw', 'deck'), 5);
    question.ask(decision('draw', 'deck'), 4);
    question.weigh('deck');
    void question.send(['deck']);
    question.ask(decision('draw', 'deck'), 5);
    question.weigh('deck');
    question.ask(decision('draw', 'deck'), 6);
    expect(question.weighed).toBe('deck');
  });

  it('is begun once, however often it is heard', () => {
    const { question, asked } = sit();
    const turn = decision('turn', 'go');
    question.ask(turn, 1);
    question.ask(turn, 1);
    question.ask(turn, 2);
    expect(question.begun).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

describe('what the engine foretells', () => {
  it('is dropped where it comes late, for an older question', async () => {
    const { question, told } = sit();
    question.ask(decision('turn', 'go'), 1);
    question.ask(decision('end', 'go'), 2);
    told[0]!([brings('go')]);
    await settled();
    expect(question.outcomeAt('go')).toBeNull();
    told[1]!([brings('go')]);
    await settled();
    expect(question.outcomeAt('go')).toEqual(brings('go'));
    expect(question.outcomeOf(['stay'])).toBeNull();
  });

  it('is asked for while the question is still to come, and then not again', async () => {
    const { question, asked, told } = sit();
    const turn = decision('turn', 'go');
    question.expect(turn);
    question.ask(null, 1);
    told[0]!([brings('go')]);
    await settled();
    expect(question.outcomeOf(['go'])).toBeNull();
    question.ask(turn, 1);
    expect(question.outcomeAt('go')).toEqual(brings('go'));
    expect(asked).toEqual([undefined]);
  });

  it('is not heard any more by a table that was left', async () => {
    const { question, told } = sit();
    question.ask(decision('turn', 'go'), 1);
    question.close();
    told[0]!([brings('go')]);
    await settled();
    expect(question.outcomeAt('go')).toBeNull();
  });

  it('is forgotten when the same words are asked again after a redo, wherever others have moved to', async () => {
    const { question, shown, previewed } = sit();
    question.ask(decision('boost', 'go'), 10);
    void question.send(['go']);
    question.ask(decision('boost', 'go'), 11);
    question.ask(decision('boost', 'go'), 13); // the others have moved
    question.ask(decision('boost', 'go'), 12, 1); // taken back
    question.consult(['go']);
    shown[0]!();
    await settled();
    expect(question.previewOf(['go'])).toEqual([{ e: 'happens' }]);
    question.ask(null, 12, 2);
    question.ask(decision('boost', 'go'), 13, 2); // played again
    expect(question.previewOf(['go'])).toBeNull();
    question.consult(['go']);
    expect(previewed).toHaveLength(2);
  });

  it('of one action is dropped with its question, too', async () => {
    const { question, shown } = sit();
    question.ask(decision('turn', 'go'), 1);
    question.consult(['go']);
    question.ask(decision('end', 'go'), 2);
    shown[0]!();
    await settled();
    expect(question.previewOf(['go'])).toBeNull();
  });
});

describe('an answer that is to be weighed', () => {
  afterEach(() => void vi.useRealTimers());

  it('waits for the engine to foretell it, and nothing else can be pressed', async () => {
    const { question, told, sent } = sit();
    question.ask(decision('turn', 'go', 'stay'), 1);
    void question.weighAndSend(['go']);
    expect(question.at('stay')).toBe(false);
    await settled();
    expect(sent).toEqual([]);
    told[0]!([brings('go')]);
    await settled();
    expect(sent).toEqual([['go']]);
  });

  it('waits through a question that goes and comes while others move', async () => {
    const { question, told, sent } = sit();
    question.ask(decision('turn', 'go', 'stay'), 1);
    void question.weighAndSend(['go']);
    question.ask(null, 1);
    question.ask(decision('turn', 'go', 'stay'), 2);
    expect(question.at('stay')).toBe(false);
    told.at(-1)!([brings('go')]);
    await settled();
    expect(sent).toEqual([['go']]);
  });

  it('is not given to another question, and the person is told', async () => {
    const { question, told, sent, late } = sit();
    question.ask(decision('turn', 'go', 'stay'), 1);
    void question.weighAndSend(['go']);
    question.ask(decision('end', 'go'), 2);
    expect(question.at('go')).toBe(true);
    told.at(-1)!([brings('go')]);
    await settled();
    expect(sent).toEqual([]);
    expect(late()).toBe(1);
  });

  it('is not lost in silence when its question goes away', async () => {
    vi.useFakeTimers();
    const { question, sent, late } = sit();
    question.ask(decision('turn', 'go', 'stay'), 1);
    void question.weighAndSend(['go']);
    question.ask(null, 2);
    expect(late()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent, late()]).toEqual([[], 1]);
    question.ask(decision('turn', 'go', 'stay'), 3);
    expect(question.at('go')).toBe(true);
  });

  it('is nobody’s business any more when the table is left', async () => {
    const { question, sent, late } = sit();
    question.ask(decision('turn', 'go', 'stay'), 1);
    void question.weighAndSend(['go']);
    question.close();
    await settled();
    expect([sent, late()]).toEqual([[], 0]);
  });

  it('is given all the same when the engine keeps silent for too long', async () => {
    vi.useFakeTimers();
    const { question, sent } = sit();
    question.ask(decision('turn', 'go', 'stay'), 1);
    void question.weighAndSend(['go']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['go']]);
  });
});
