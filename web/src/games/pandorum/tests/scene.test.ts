// @vitest-environment jsdom
import { ofKind, ofVerb } from '../../../lib/wire';
import type { Action } from '../wire';
import { describe, expect, it } from 'vitest';
import { handOf, pressPlayed } from '../hand';
import { litOn, shapesOn, targetsOn } from '../scene';
import { hintOf, saying } from '../prompt';
import { STORIES } from '../dev/views';
import { scene, sit } from './facts';

function at(name: string) {
  const moment = scene(name);
  const table = sit(moment.view);
  table.choice.ask(moment.decision, moment.view.step);
  return { ...table, view: moment.view, decision: moment.decision };
}

describe('the field', () => {
  it('offers every hex of every question, and names each', () => {
    for (const name of STORIES) {
      const { board, choice, view, decision } = at(name);
      const wanted = (decision?.actions ?? [])
        .filter((a) => ['fly', 'jump', 'hex', 'engine'].includes(String(a[0])))
        .map((a) => String(a[1]));
      const targets = targetsOn(board, choice, view);
      expect(new Set(targets.map((t) => t.hex))).toEqual(new Set(wanted));
      for (const target of targets) expect(target.label).not.toBe('');
    }
  });

  it('offers every shape under the number of its answer', () => {
    for (const name of ['crack', 'meteor', 'direction', 'cluster']) {
      const { board, choice, view, decision } = at(name);
      const shapes = shapesOn(board, choice, view);
      expect(shapes.map((s) => s.id)).toEqual(decision!.actions.map((_, i) => i));
      for (const shape of shapes)
        expect(shape.hexes.every((h) => view.field.hexes.some((x) => x.hex === h))).toBe(true);
    }
  });

  it('counts lines and groups as the engine does', () => {
    const line = at('direction');
    const { params, actions } = ofKind(line.decision, 'direction')!;
    const texts = shapesOn(line.board, line.choice, line.view).map((s) => s.badge?.text);
    const amounts = actions.map(([, direction]) => params.amounts[direction]!);
    expect(texts).toEqual(amounts.map((amount) => (amount > 0 ? `+${amount}` : '0')));
  });

  it('lights the flight, the ghost and what pays', () => {
    const { board, choice, view } = at('stop');
    const site = view.sites!.find((s) => s.how === 'fly' && s.stop === 'build')!;
    choice.look(site.hex);
    const lit = litOn(board, choice, view);
    expect(lit.from).toBe(choice.seat!.harvester);
    expect(lit.to).toBe(site.hex);
    expect(lit.jump).toBe(false);
    expect(lit.ghost?.seat).toBe(choice.seat!.seat);
    const paid = choice.gains!.by.filter((x) => !x.again).flatMap((x) => x.pays);
    expect((lit.pays ?? []).reduce((sum, p) => sum + p.amount, 0)).toBe(paid.reduce((sum, p) => sum + p.amount, 0));
  });

  it('shows the crack that is looked at', () => {
    const { board, choice, view } = at('crack');
    expect(litOn(board, choice, view).crackPreview).toBeUndefined();
    choice.considerShape(3);
    expect(litOn(board, choice, view).crackPreview).toHaveLength(4);
  });

  it('tries a card of the hand on every hex', () => {
    const { board, choice, view } = at('stop');
    const card = choice.seat!.cards![0]!;
    choice.try(card);
    for (const target of targetsOn(board, choice, view)) {
      const site = view.sites!.find((s) => s.hex === target.hex)!;
      if (site.stop !== 'build' || site.how !== 'fly') continue;
      expect(target.badge?.text).toBe(site.cards[card] ? (site.cards[card].amount > 0 ? `+${site.cards[card].amount}` : '0') : '–'); // prettier-ignore
    }
  });
});

describe('the hand', () => {
  it('rings the shown set, dims what cannot be built there and says why', () => {
    const { board, choice, view } = at('build');
    const cards = handOf(board, choice, view, choice.seat!);
    expect(cards.filter((c) => c.ring === 'sel').map((c) => c.card).sort()).toEqual([...choice.picked].sort()); // prettier-ignore
    for (const card of cards) {
      if (card.dim) expect(choice.playable(card.card)).toBe(false);
      else expect(card.ring).not.toBeNull();
    }
  });

  it('lays cards of a construction apart and lets a block choose between them', () => {
    const { board, choice, view, sent, decision } = at('block');
    const played = handOf(board, choice, view, choice.seat!).filter((c) => c.played !== null);
    expect(played.map((c) => c.card)).toEqual(view.building!.cards);
    const again = ofVerb<Action, 'again'>(decision!.actions, 'again')[0]!;
    pressPlayed(choice, again[1], document.body);
    expect(sent).toEqual([again]);
  });

  it('says what each card would take if it came first', async () => {
    const { board, choice, view } = at('block');
    const { cards } = view.building!;
    choice['out'].preview = ([, place]) =>
      Promise.resolve([
        { e: 'taken', seat: 0, victim: 1, card: cards[Number(place)]!, amount: Number(place) + 1, again: false },
      ]);
    choice.ask({ seat: view.me!, kind: 'order', rule: 'PD-6.5', params: { cards }, actions: cards.map((_, i) => ['pick', i]) }, 950); // prettier-ignore
    await Promise.resolve();
    await Promise.resolve();
    const tags = handOf(board, choice, view, choice.seat!)
      .filter((c) => c.played !== null)
      .map((c) => c.tag?.text);
    expect(tags).toEqual(cards.map((_, i) => `first: +${i + 1}`));
  });
});

describe('the bar', () => {
  it('has a hint for every question', () => {
    for (const name of STORIES) {
      const { board, choice, decision } = at(name);
      if (decision) expect(hintOf(board, choice, false), name).not.toBeNull();
      else expect(saying(board, choice, false)).toEqual({ prompt: null, hint: null, primary: null });
    }
  });

  it('offers fingers what they have pointed at', () => {
    const { board, choice, view, sent } = at('stop');
    expect(saying(board, choice, true).primary).toBeNull();
    const site = view.sites!.find((s) => s.how === 'fly' && s.stop === 'build')!;
    choice.pick(site.hex, 'touch');
    saying(board, choice, true).primary!.run();
    expect(sent).toEqual([['fly', site.hex]]);
  });

  it('offers a finger to discard the card it has raised, and to have done when none is', () => {
    const { board, choice, decision, sent } = at('invest');
    const [, card] = ofVerb<Action, 'discard'>(decision!.actions, 'discard')[0]!;
    const done = saying(board, choice, true).primary!.label;
    choice.playCard(card, 'touch', null);
    const primary = saying(board, choice, true).primary!;
    expect(primary.label).not.toBe(done);
    primary.run();
    expect(sent).toEqual([['discard', card]]);
  });
});
