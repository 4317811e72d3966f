/** The publishing date at which a program fails whose dates are broken. */
export const fatalDate = '2013-01-13T13:13:13Z';

/**
 * Gives a program a fault of its own: it throws while it writes one date. Content can't make pages fail, so that the fault
 * has to come from within. Runs in the browser and, imported before the program, on the server.
 */
export function breakDates(date: string): void {
	const { prototype } = Intl.DateTimeFormat;
	const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
	Object.defineProperty(prototype, 'format', {
		configurable: true,
		get(this: Intl.DateTimeFormat) {
			return (time: Date) => {
				if (time.getTime() === Date.parse(date)) throw new TypeError('a fault of the program');
				return format?.call(this)(time);
			};
		},
	});
}

if (!('document' in globalThis)) breakDates(fatalDate);
