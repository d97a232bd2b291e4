import { checkInterfaceWords } from '@bridgehead/kernel/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { blastText, rangeText } from '../armlist/figures.ts';
import { GunCard } from '../armlist/GunCard.tsx';
import { MachineCard } from '../armlist/MachineCard.tsx';
import { SquadCard } from '../armlist/SquadCard.tsx';
import { ARMY } from '../army/words/index.ts';
import { en } from '../armlist/words/en.ts';
import { ru } from '../armlist/words/ru.ts';

const pack = packFrom();
const find = <Kind extends { readonly id: string }>(kinds: readonly Kind[], id: string) =>
  kinds.find((kind) => kind.id === id) as Kind;
/** What somebody reads, without the drawing. */
const read = (markup: string) => markup.replaceAll(/<svg.*?<\/svg>/gs, '').replaceAll(/<[^>]+>/g, ' ');

test('the words count as their language counts', () => {
  checkInterfaceWords(ru, en);
  checkInterfaceWords(ARMY.ru, ARMY.en);
});

describe('an armlist prints what the publisher printed', () => {
  test('a squad: six rows of range, power and hand to hand', () => {
    const words = read(renderToStaticMarkup(<SquadCard kind={find(pack.squads, 'heavy-clones')} />));
    expect(words).toContain('80 points');
    expect(words.match(/\d?D\d+(\+\d)?/g)).toEqual(
      'D6+2 1D12 D12+2 1D12 D12 1D12 D6+2 2D12 D6+1 2D6 D6 1D6'.split(' '),
    );
    expect(words).toContain('repairs');
  });
  test('whoever has no firearm is said to have none', () => {
    const words = read(renderToStaticMarkup(<SquadCard kind={find(pack.squads, 'regime-clones')} />));
    expect(words.match(/no firearm/g)).toHaveLength(6);
    expect(words).toContain('jump pack, 3 steps');
  });
  test('a machine: its sliders with the speed they mean, and its arsenal', () => {
    const markup = renderToStaticMarkup(
      <MachineCard pack={pack} kind={find(pack.machines, 'bronekhod')} durability={5} ammo={3} />,
    );
    expect(markup).toContain('aria-label="Durability 5 of 10, speed 3"');
    expect(markup).toContain('aria-label="Ammunition 3 of 12"');
    expect(read(markup).match(/D6\+3 \/ 2D20/g)).toHaveLength(2);
  });
  test('ammunition is left out where the table does not count it', () => {
    const [machine, gun] = [find(pack.machines, 'bronekhod'), find(pack.guns, 'mortar')];
    const cards = (ammo?: null) => {
      const counted = ammo === null ? { ammo } : {};
      return renderToStaticMarkup(
        <>
          <MachineCard pack={pack} kind={machine} {...counted} />
          <GunCard kind={gun} {...counted} />
        </>,
      );
    };
    expect(cards().match(/aria-label="Ammunition/g)).toHaveLength(2);
    expect(cards(null)).not.toContain('Ammunition');
  });
  test('a gun, with its blast', () => {
    const words = read(renderToStaticMarkup(<GunCard kind={find(pack.guns, 'mortar')} />));
    expect(words).toContain('Gun, mobile');
    expect(words).toContain('blast 1–1D20');
  });
  test('dice have a Russian letter in Russian', () => {
    const { range, blast } = find(pack.guns, 'mortar').firearm;
    expect([rangeText('ru', range), blast && blastText('ru', blast)]).toEqual(['Д6+2', '1–1Д20']);
  });
});
