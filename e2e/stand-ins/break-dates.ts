/** The publishing date whose formatting `breakDates` makes fail. */
export const fatalDate = '2013-01-13T13:13:13Z';

/**
 * Makes `Intl.DateTimeFormat` throw for one date, because no content makes rendering fail. Runs in the browser, and on the server if it is
 * imported before the program.
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
