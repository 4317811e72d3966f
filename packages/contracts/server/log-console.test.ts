import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('./log-console.ts', import.meta.url).href;

it('writes console output and warnings of Node as log lines', () => {
	const program = `
		import { logConsole } from ${JSON.stringify(module)};
		const write = (level) => (details, text) =>
			process.stdout.write(JSON.stringify([level, details.err?.message ?? null, text]) + '\\n');
		logConsole({ debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') });
		console.log('\\u001b[32m ▲ Next %s\\u001b[39m', '16');
		console.log('');
		console.error('Failed', new Error('broken'));
		console.warn(new Error('alone'));
		process.emitWarning('old API');
	`;
	const args = ['--no-warnings', '--input-type=module', '--eval', program];
	const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
	expect(
		output
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line)),
	).toEqual([
		['info', null, '▲ Next 16'],
		['error', 'broken', 'Failed'],
		['warn', 'alone', 'alone'],
		['warn', 'old API', 'old API'],
	]);
});
