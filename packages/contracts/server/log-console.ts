import { format, stripVTControlCharacters } from 'node:util';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

type Write = (details: object, message: string) => void;

/** The methods of a Pino logger that receive the lines. */
export type LineLog = Record<(typeof levels)[keyof typeof levels], Write>;

/** Turns console output of frameworks, packages and Node into log lines, so that the output has no other lines. */
export function logConsole(log: LineLog): void {
	for (const [method, level] of Object.entries(levels)) {
		Reflect.set(console, method, (...values: unknown[]) => {
			const err = values.find((value) => value instanceof Error);
			const others = values.filter((value) => value !== err);
			const text = stripVTControlCharacters(format(...others)).trim();
			if (err) log[level]({ err }, text || err.message);
			else if (text) log[level]({}, text);
		});
	}
	process.on('warning', (err) => log.warn({ err }, err.message));
}
