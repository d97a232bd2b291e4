import { describe, expect, it } from 'vitest';
import { bridgehead, bridgeheadAsProcess } from './bridgehead.ts';

describe('bridgehead', () => {
  it('lists every command with its usage, and what it is for', async () => {
    const { code, stdout } = await bridgehead(['help']);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^bridgehead \S+.* {2}\S.+$/);
    expect(lines.map((line) => line.split(' ')[1])).toEqual([
      'serve',
      'admin',
      'simulate',
      'balance',
      'replay',
      'verify',
      'clauses',
    ]);
  });

  it.each([
    [['fly'], 'There is no command "fly"; the commands are:'],
    [['constructor'], 'There is no command "constructor"; the commands are:'],
    [['serve', '--speed', '9'], 'The flag --speed is not known here.'],
    [['serve', '--port'], 'The flag --port needs a value.'],
    [['serve', 'now'], 'The word "now" is not expected here.'],
    [['serve', '--port', 'seven'], 'PORT=seven will not do'],
  ])('answers %j by one sentence', async (args, sentence) => {
    const { code, stdout, stderr } = await bridgehead(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  it('speaks Russian in a Russian terminal', async () => {
    const { stderr } = await bridgehead(['admin', 'fly'], { LC_ALL: 'ru_RU.UTF-8' });
    expect(stderr).toContain('Дела «fly» нет');
  });

  it('is a program like any other: an exit code, one sentence, no stack', async () => {
    const wrong = await bridgeheadAsProcess(['fly'], { LC_ALL: 'ru_RU.UTF-8' });
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^Команды «fly» нет; есть такие: .+\.\n$/);
    const none = await bridgeheadAsProcess(['verify', 'none.json']);
    expect(none).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no file.+\n$/),
    });
    expect(await bridgeheadAsProcess(['verify', '--help'])).toMatchObject({ code: 0, stderr: '' });
  });
});
