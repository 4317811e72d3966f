/** An exact decimal number as text, in the format of the price contract. `Intl.NumberFormat` formats a `${number}` exactly. */
export type Decimal = `${number}`;

const pattern = /^-?\d{1,24}(\.\d{1,18})?$/;

/** True for a string with a decimal number without exponent and spaces. */
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

/** Exactly a thousandth: the cost of one unit with a price per thousand. */
export function thousandth(a: Decimal): Decimal {
	const { units, scale } = parse(a);
	return write({ units, scale: scale + 3 });
}

/** Rounds a cost, which is never negative, half up to cents, with two fraction digits: "0.125" is "0.13". */
export function roundToCents(cost: Decimal): Decimal {
	const { units, scale } = parse(cost);
	const unit = 10n ** BigInt(scale);
	const cents = (units * 100n * 2n + unit) / (unit * 2n);
	const text = cents.toString().padStart(3, '0');
	const decimal = `${text.slice(0, -2)}.${text.slice(-2)}`;
	if (!isDecimal(decimal)) throw new RangeError('Decimal out of range');
	return decimal;
}

/** `a * count / among`, rounded to two digits, half away from zero, in one step. */
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

/**
 * The relative change of a price ("0.089" for 8.9 %), rounded to tenths of a percent, half away from zero, and whether it is exact. Null
 * if the price was zero.
 */
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

/** A comparator for `sort`. */
export function compare(a: Decimal, b: Decimal): number {
	const [left, right] = align(parse(a), parse(b));
	return left < right ? -1 : left > right ? 1 : 0;
}

/** The same number without superfluous zeros: "0.042500" is "0.0425". */
export function normalize(value: Decimal): Decimal {
	return write(parse(value));
}

/** True for zero, which means free, unlike "no price" (null). */
export function isZero(value: Decimal): boolean {
	return parse(value).units === 0n;
}

/** The number of digits after the decimal point, without trailing zeros. */
export function fractionDigits(value: Decimal): number {
	return value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

/** The smallest and the largest price, or null if there is none. */
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

/** The range of a single price; null without one. */
export const exactly = (price: Decimal | null | undefined): PriceRange | null =>
	price ? { min: price, max: price } : null;

export interface PriceRange {
	min: Decimal;
	max: Decimal;
}
