import { expect, it } from 'vitest';
import { AnswersProblem, parseAnswers, readAnswersFile } from './answers-file.ts';

const good = `administrator:
  name: Anna Holm
  email: Anna@Example.com
start: starter
name: Nordisk Brød
email: hej@example.com
languages: [da, en]
accent: '#1B5FD0'
defaultLanguage: da
currencies: [DKK]
`;

const problemsOf = (source: string): string[] => {
	try {
		parseAnswers(source, 'setup.yaml');
	} catch (error) {
		if (error instanceof AnswersProblem) return error.message.split('\n');
		throw error;
	}
	return [];
};

it('reads every answer', () => {
	expect(parseAnswers(good, 'setup.yaml')).toEqual({
		administrator: { name: 'Anna Holm', email: 'anna@example.com' },
		start: 'starter',
		name: 'Nordisk Brød',
		email: 'hej@example.com',
		accent: '#1b5fd0',
		secondary: null,
		languages: ['da', 'en'],
		defaultLanguage: 'da',
		currencies: ['DKK'],
	});
});

it('asks for nothing but an administrator where the demo is wanted', () => {
	const source = 'start: demo\nadministrator: { name: Anna, email: anna@example.com }\n';
	expect(parseAnswers(source, 'setup.yaml').start).toBe('demo');
});

it.each([
	['a language that is unknown', good.replace('[da, en]', '\n  - da\n  - fr'), 9, 'languages.1'],
	['a language twice', good.replace('[da, en]', '[da, da]'), 7, 'languages'],
	['an address that is none', good.replace('hej@example.com', 'hej'), 6, 'email'],
	['a missing field', good.replace('  name: Anna Holm\n', ''), 2, 'administrator.name'],
	['an unknown field', `${good}shade: red\n`, 11, 'shade'],
	['another default language', good.replace(': da\n', ': de\n'), 9, 'defaultLanguage'],
	['a currency that is unknown', good.replace('[DKK]', '[SEK]'), 10, 'currencies.0'],
	['a color that is none', good.replace("'#1B5FD0'", 'blue'), 8, 'accent'],
	[
		'an unknown field further in',
		good.replace('  email: A', '  phone: 1\n  email: A'),
		3,
		'administrator.phone',
	],
	['a start that does not exist', good.replace('starter', 'shop'), 4, 'start'],
])('names line and field of %s', (_name, source, line, field) => {
	expect(problemsOf(source)).toEqual([expect.stringMatching(`^setup\\.yaml:${line}: ${field}: `)]);
});

it('names each problem of several', () => {
	const source = good.replace('hej@example.com', 'hej').replace('[da, en]', '[da, da]');
	expect(problemsOf(source)).toHaveLength(2);
});

it('names the line of faulty YAML', () => {
	expect(problemsOf('start: "demo\n')[0]).toMatch(/^setup\.yaml:\d+: /);
});

it('names a file that is not there', () => {
	expect(() => readAnswersFile('missing.yaml')).toThrow("missing.yaml can't be read");
});
