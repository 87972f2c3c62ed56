/** A beat in a line: what the plaque says while it is told. */
import type { TableProps } from '../face.ts';
import { asFact } from './kinds.ts';
import { firing, type Beat } from './story.ts';
import { list, seatName, tokenName, trapName } from './texts.ts';
import { asJaguar } from './view.ts';

export function beatText(beat: Beat, props: TableProps): string {
  const { words } = props;
  const [first] = beat.facts;
  switch (beat.kind) {
    case 'trap': {
      const fires = firing(beat);
      if (!fires) return '';
      const names = list(
        [...fires.hit.keys()].map((seat) => seatName(seat, props)),
        words,
      );
      const said = { trap: trapName(fires.trap, props), token: tokenName(fires.token, props), names };
      return words.text(fires.hit.size ? 'jaguar-web-tell-hit' : 'jaguar-web-tell-miss', said);
    }
    case 'flood':
      return words.text('jaguar-web-tell-flood', {
        direction: words.text(`jaguar-web-direction-${String(first?.direction)}`),
      });
    case 'jaguar': {
      const facts = beat.facts.map(asFact);
      const last = facts.findLast((fact) => fact.kind === 'jaguar-moved');
      return facts.some((fact) => fact.kind === 'jaguar-struck')
        ? words.text('jaguar-web-tell-struck')
        : words.text('jaguar-web-tell-jaguar', { space: last?.space ?? '' });
    }
    case 'wall':
      return words.text('jaguar-web-tell-wall', { round: asJaguar(props.view).round });
    case 'escape':
      return words.text('jaguar-web-tell-escape');
  }
}
