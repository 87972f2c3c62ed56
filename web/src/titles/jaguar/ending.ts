/** What decided the game, in a few sentences: by how much, who stayed inside, and alone what was missing. */
import type { EndProps } from '../face.ts';
import { goalsOf } from './goals.ts';
import { asFact } from './kinds.ts';
import { list, seatName } from './texts.ts';
import { asJaguar, isSolo } from './view.ts';

export function endLines(props: EndProps): string[] {
  const { words, winners } = props;
  const facts = (props.facts ?? []).map(asFact);
  const view = asJaguar(props.view);
  const lines: string[] = [];
  if (isSolo(view)) {
    const rated = facts.findLast((fact) => fact.kind === 'rated');
    if (rated) lines.push(words.text(`jaguar-web-rating-${rated.rating}`));
    const missing = goalsOf(props).filter((goal) => !goal.done);
    if (!winners.length) {
      lines.push(
        view.players[0]?.health === 0
          ? words.text('jaguar-web-end-died', { rule: 'JAG-S-END-01' })
          : words.text('jaguar-web-end-missing', {
              goals: list(
                missing.map(({ text }) => text),
                words,
              ),
              rule: 'JAG-S-END-02',
            }),
      );
    }
    return lines;
  }
  const [first] = winners;
  const scores = view.scores.map((score) => score ?? 0);
  const best = first ? (scores[first - 1] ?? 0) : 0;
  const rest = scores.filter((_, i) => !winners.includes(i + 1));
  const second = Math.max(...rest);
  if (first && winners.length === 1 && rest.length) {
    const name = seatName(scores.findIndex((score, i) => score === second && i + 1 !== first) + 1, props);
    lines.push(
      best === second
        ? words.text('jaguar-web-end-tie', { name })
        : words.text('jaguar-web-end-lead', { number: best - second, name }),
    );
  }
  for (const fact of facts) {
    if (fact.kind !== 'stayed-inside') continue;
    lines.push(words.text('jaguar-web-end-stayed', { name: seatName(fact.seat, props), number: fact.number }));
  }
  return lines;
}
