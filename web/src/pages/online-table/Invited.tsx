import { formatList, useLanguage, useLocalized, Words } from '@bridgehead/kit';
import type { InvitationReply } from '@bridgehead/wire';
import { findEntry } from '../../games/catalogue.ts';
import { NameCard } from '../../online/NameCard.tsx';
import { useListed } from '../../online/useListed.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { usePlan } from '../new-table/usePlan.ts';
import { Facts } from './Facts.tsx';

export interface InvitedProps {
  readonly invitation: InvitationReply;
  readonly onCome: (sits: boolean) => void;
}

/** For whoever comes by a link for the first time: who invites to what, and one button that seats them. */
export function Invited({ invitation, onCome }: InvitedProps) {
  const { name: words } = useOnlineMessages();
  const say = useLocalized();
  const language = useLanguage();
  const { game, by, phase, seats, options } = invitation;
  const { plan } = usePlan(game, seats.length, options);
  const entry = findEntry(game);
  const title = entry ? say(entry.title) : game;
  const names = useListed(invitation).filter((name) => name !== null);
  const free = seats.length - names.length;
  return (
    <NameCard title={words.invited(by, title)} isFree={phase === 'waiting' && free > 0} onCome={onCome}>
      <p>
        {names.length > 0 && <Words>{words.atTable(formatList(language, names))}</Words>}{' '}
        {phase === 'waiting' ? (free > 0 ? `${words.free(free)}.` : words.full) : words.begun}
      </p>
      <Facts room={invitation} planned={plan?.options ?? []} />
    </NameCard>
  );
}
