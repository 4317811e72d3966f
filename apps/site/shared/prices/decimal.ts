/** An exact decimal number as text, as the price contract writes it. `${number}` is what `Intl.NumberFormat` takes exactly. */
export type Decimal = `${number}`;

const pattern = /^-?\d{1,24}(\.\d{1,18})?$/;

/** Whether a value is a decimal number written out: no exponent, no float, no blanks. */
export function isDecimal(value: unknown): value is Decimal {
	return typeof value === 'string' && pattern.test(value);
}

interface Scaled {
	units: bigint;
	scale: number;
}

function parse(value: Decimal): Scaled {
	const [whole = '0', fraction = ''] = value.split('.');
	return { units: BigInt(whole + fraction), scale: fraction.length };
}

function write({ units, scale }: Scaled): Decimal {
	const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
	const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
	const whole = digits.slice(0, digits.length - scale);
	const text = scale > 0 && fraction ? `${whole}.${fraction}` : whole;
	const signed = units < 0n ? `-${text}` : text;
	if (!isDecimal(signed)) throw new RangeError('Decimal out of range');
	return signed;
}

function align(a: Scaled, b: Scaled): [bigint, bigint, number] {
	const scale = Math.max(a.scale, b.scale);
	const lift = (x: Scaled) => x.units * 10n ** BigInt(scale - x.scale);
	return [lift(a), lift(b), scale];
}

export function add(a: Decimal, b: Decimal): Decimal {
	const [left, right, scale] = align(parse(a), parse(b));
	return write({ units: left + right, scale });
}

export function times(a: Decimal, count: number): Decimal {
	if (!Number.isSafeInteger(count)) throw new RangeError('Count must be a whole number');
	const { units, scale } = parse(a);
	return write({ units: units * BigInt(count), scale });
}

/** A thousandth, exactly: what one costs when a thousand have a price. */
export function thousandth(a: Decimal): Decimal {
	const { units, scale } = parse(a);
	return write({ units, scale: scale + 3 });
}

/** A cost, which is never negative, rounded half up to cents, with both digits written: "0.125" is "0.13". */
export function inCents(cost: Decimal): Decimal {
	const { units, scale } = parse(cost);
	const unit = 10n ** BigInt(scale);
	const cents = (units * 100n * 2n + unit) / (unit * 2n);
	const text = cents.toString().padStart(3, '0');
	const decimal = `${text.slice(0, -2)}.${text.slice(-2)}`;
	if (!isDecimal(decimal)) throw new RangeError('Decimal out of range');
	return decimal;
}

/** So many of a price, divided among so many: rounded to two digits as money, half away from zero, at the end only. */
export function moneyShare(a: Decimal, count: number, among = 1): Decimal {
	if (!Number.isSafeInteger(count) || !Number.isSafeInteger(among) || among < 1) {
		throw new RangeError('Counts must be whole numbers');
	}
	const { units, scale } = parse(a);
	const dividend = units * BigInt(count) * 100n;
	const divisor = 10n ** BigInt(scale) * BigInt(among);
	const half = dividend < 0n ? -divisor / 2n : divisor / 2n;
	return write({ units: (dividend + half) / divisor, scale: 2 });
}

/** By which share a price changes ("0.089" for 8.9 %), in tenths of a percent, half away from zero, and whether that is exact. Null where it was free. */
export function changeShare(
	before: Decimal,
	after: Decimal,
): { share: Decimal; isExact: boolean } | null {
	const [old, now] = align(parse(before), parse(after));
	if (old === 0n) return null;
	const dividend = (now - old) * 1000n;
	const half = now < old ? -old : old;
	return {
		share: write({ units: (dividend * 2n + half) / (old * 2n), scale: 3 }),
		isExact: dividend % old === 0n,
	};
}

/** Negative, zero or positive, as `sort` wants it. */
export function compare(a: Decimal, b: Decimal): number {
	const [left, right] = align(parse(a), parse(b));
	return left < right ? -1 : left > right ? 1 : 0;
}

/** The same number without needless zeros: "0.042500" is "0.0425". */
export function normalize(value: Decimal): Decimal {
	return write(parse(value));
}

/** Whether the number is zero: free, which is not "no price" (null). */
export function isZero(value: Decimal): boolean {
	return parse(value).units === 0n;
}

/** How many digits stand behind the point, needless zeros left out. */
export function fractionDigits(value: Decimal): number {
	return value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

/** Smallest and largest of the prices there are, or null when there is none. */
export function rangeOf(values: readonly (Decimal | null)[]): PriceRange | null {
	const prices = values.filter((value) => value !== null);
	const [first, ...rest] = prices;
	if (first === undefined) return null;
	let range: PriceRange = { min: first, max: first };
	for (const value of rest) {
		if (compare(value, range.min) < 0) range = { ...range, min: value };
		if (compare(value, range.max) > 0) range = { ...range, max: value };
	}
	return range;
}

export interface PriceRange {
	min: Decimal;
	max: Decimal;
}
