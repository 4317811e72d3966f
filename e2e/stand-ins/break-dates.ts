/** Formatting this publishing date fails in a program whose dates are broken. */
export const fatalDate = '2013-01-13T13:13:13Z';

/**
 * Makes `Intl.DateTimeFormat` throw for one date: content cannot make a page fail, so the program itself needs a fault. Runs in the
 * browser and, imported before the program, on the server.
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
