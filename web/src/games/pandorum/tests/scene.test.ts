// @vitest-environment jsdom
import { ofKind, ofVerb } from '../../../lib/wire';
import type { Action } from '../wire';
import { describe, expect, it } from 'vitest';
import { handOf, pressPlayed } from '../hand';
import { litOn, shapesOn, targetsOn } from '../scene';
import { hintOf, saying } from '../prompt';
import { STORIES } from '../dev/stories';
import { ask, outcome, scene, sit } from './facts';

function at(name: string) {
  const moment = scene(name);
  const table = sit(moment.view);
  table.choice.ask(moment.decision, moment.view.step);
  return { ...table, view: moment.view, decision: moment.decision };
}

describe('the field', () => {
  it('offers every hex of every question, and names each', () => {
    for (const name of STORIES) {
      const { board, choice, decision } = at(name);
      const wanted = (decision?.actions ?? []).flatMap((a) => {
        if (a[0] === 'fly_free') return [choice.seat!.harvester]; // begins on the hex where it stands
        return ['fly', 'jump', 'hex', 'engine'].includes(a[0]) ? [String(a[1])] : [];
      });
      const targets = targetsOn(board, choice);
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

  it('says of lines and groups what the engine says', () => {
    for (const name of ['direction', 'cluster']) {
      const { board, choice, view, decision } = at(name);
      const { params } = (ofKind(decision, 'direction') ?? ofKind(decision, 'cluster'))!;
      const shapes = shapesOn(board, choice, view);
      expect(shapes.map((s) => s.badge?.text)).toEqual(params.amounts.map((n) => (n > 0 ? `+${n}` : '0')));
      expect(shapes.map((s) => s.hexes)).toEqual(choice.guide.shapes);
    }
  });

  it('says what an engine flight brings or costs once the engine has told', async () => {
    const { board, choice, foretell, view } = at('turn');
    foretell([
      outcome(['engine', '1,1'], { paid: { engine: 1, quid: 2 } }),
      outcome(['engine', '0,0'], { gained: { quid: 1 } }),
    ]);
    choice.ask(ask('end_turn', [['end'], ['engine', '1,1'], ['engine', '0,0']], { engines: 1 }, view.me!), 951); // prettier-ignore
    expect(targetsOn(board, choice).map((t) => t.badge)).toEqual([undefined, undefined]);
    await new Promise((resolve) => setTimeout(resolve));
    const [toll, city] = targetsOn(board, choice);
    expect([toll!.kind, toll!.badge?.text]).toEqual(['toll', '−2']);
    expect(toll!.label).toMatch(/toll 2$/);
    expect([city!.kind, city!.badge?.text]).toEqual(['stop', '+1']);
    expect(city!.label).toMatch(/\+1$/);
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
    for (const target of targetsOn(board, choice)) {
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

  it('says what is foretold of a card that is given up', async () => {
    const { board, choice, foretell, view } = at('turn');
    const [first, second] = [...new Set(choice.seat!.cards)];
    foretell([outcome(['discard', first!], { gained: { quid: 3 } }), outcome(['discard', second!])]);
    choice.ask(ask('invest', [['done'], ['discard', first!], ['discard', second!]], { types: [] }, view.me!), 952); // prettier-ignore
    await new Promise((resolve) => setTimeout(resolve));
    const tags = new Map(handOf(board, choice, view, choice.seat!).map((c) => [c.card, c.tag?.text]));
    expect([tags.get(first!), tags.get(second!)]).toEqual(['+3', '0']);
  });

  it('lays cards of a construction apart and lets a block choose between them', () => {
    const { board, choice, view, sent, decision } = at('block');
    const played = handOf(board, choice, view, choice.seat!).filter((c) => c.played !== null);
    expect(played.map((c) => c.card)).toEqual(view.building!.cards);
    const again = ofVerb<Action, 'again'>(decision!.actions, 'again')[0]!;
    pressPlayed(choice, again[1], document.body);
    expect(sent).toEqual([again]);
  });

  it('says what each card would take if it came first', () => {
    const { board, choice, view } = at('block');
    const { cards } = view.building!;
    const amounts = cards.map((_, i) => i + 1);
    choice.ask({ seat: view.me!, kind: 'order', rule: 'PD-6.5', params: { cards, amounts }, actions: cards.map((_, i) => ['pick', i]) }, 950); // prettier-ignore
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
