import { expect, it } from 'vitest';
import { AnswersError, parseAnswers, readAnswersFile } from './answers-file.ts';

const validAnswers = `administrator:
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
		if (error instanceof AnswersError) return error.message.split('\n');
		throw error;
	}
	return [];
};

it('reads every answer', () => {
	expect(parseAnswers(validAnswers, 'setup.yaml')).toEqual({
		administrator: { name: 'Anna Holm', email: 'anna@example.com' },
		start: 'starter',
		name: 'Nordisk Brød',
		email: 'hej@example.com',
		accent: '#1b5fd0',
		secondary: null,
		languages: ['da', 'en'],
		defaultLanguage: 'da',
		currencies: ['DKK'],
		features: ['prices', 'blog', 'newsletter', 'search'],
	});
});

it('requires only an administrator for the demo', () => {
	const source = 'start: demo\nadministrator: { name: Anna, email: anna@example.com }\n';
	expect(parseAnswers(source, 'setup.yaml').start).toBe('demo');
});

it.each([
	['an unknown language', validAnswers.replace('[da, en]', '\n  - da\n  - xx'), 9, 'languages.1'],
	['a language twice', validAnswers.replace('[da, en]', '[da, da]'), 7, 'languages'],
	['an invalid email address', validAnswers.replace('hej@example.com', 'hej'), 6, 'email'],
	['a missing field', validAnswers.replace('  name: Anna Holm\n', ''), 2, 'administrator.name'],
	['an unknown field', `${validAnswers}shade: red\n`, 11, 'shade'],
	[
		'a default language that is not chosen',
		validAnswers.replace(': da\n', ': de\n'),
		9,
		'defaultLanguage',
	],
	['an unknown currency', validAnswers.replace('[DKK]', '[SEK]'), 10, 'currencies.0'],
	['an invalid color', validAnswers.replace("'#1B5FD0'", 'blue'), 8, 'accent'],
	[
		'an unknown nested field',
		validAnswers.replace('  email: A', '  phone: 1\n  email: A'),
		3,
		'administrator.phone',
	],
	['an unknown start', validAnswers.replace('starter', 'shop'), 4, 'start'],
])('reports the line and field of %s', (_name, source, line, field) => {
	expect(problemsOf(source)).toEqual([expect.stringMatching(`^setup\\.yaml:${line}: ${field}: `)]);
});

it('reports every problem', () => {
	const source = validAnswers.replace('hej@example.com', 'hej').replace('[da, en]', '[da, da]');
	expect(problemsOf(source)).toHaveLength(2);
});

it('reports the line of invalid YAML', () => {
	expect(problemsOf('start: "demo\n')[0]).toMatch(/^setup\.yaml:\d+: /);
});

it('reports a missing file', () => {
	expect(() => readAnswersFile('missing.yaml')).toThrow("missing.yaml can't be read");
});
