import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { applyAnswersOption } from './answers.ts';
import { Problem } from './problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
const file = join(folder, 'setup.yaml');
afterEach(() => {
	delete process.env.SETUP_ANSWERS;
});
afterAll(() => rmSync(folder, { recursive: true }));

it('sets SETUP_ANSWERS to the path of a valid file', () => {
	writeFileSync(file, 'start: demo\nadministrator: { name: Anna, email: anna@example.com }\n');
	applyAnswersOption(['--answers', file]);
	expect(process.env.SETUP_ANSWERS).toBe(file);
});

it('changes nothing without the option', () => {
	applyAnswersOption([]);
	expect(process.env.SETUP_ANSWERS).toBeUndefined();
});

it('reports the line and the field of an error', () => {
	writeFileSync(file, 'start: demo\nadministrator: { name: Anna }\n');
	expect(() => applyAnswersOption(['--answers', file])).toThrow(
		new RegExp(`^${file}:2: administrator\\.email: `),
	);
});

it.each([
	['a file that is missing', ['--answers', join(folder, 'missing.yaml')]],
	['an unknown option', ['--answer', file]],
	['an option without a file', ['--answers']],
])('refuses %s in one line', (_name, args) => {
	expect(() => applyAnswersOption(args)).toThrow(Problem);
});
