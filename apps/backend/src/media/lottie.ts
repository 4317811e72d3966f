import { z } from 'zod';

const shape = z.looseObject({
	v: z.string(),
	fr: z.number().positive(),
	ip: z.number(),
	op: z.number(),
	w: z.number().positive(),
	h: z.number().positive(),
	layers: z.array(z.looseObject({ ty: z.number() })).min(1),
	assets: z.array(z.looseObject({})).default([]),
});

function hasExpression(value: unknown): boolean {
	if (Array.isArray(value)) return value.some(hasExpression);
	if (typeof value !== 'object' || value === null) return false;
	if ('k' in value && 'x' in value && typeof value.x === 'string') return true;
	return Object.values(value).some(hasExpression);
}

/** Checks that a JSON file is a Lottie animation without code and without files elsewhere; gives its size. */
export function checkLottie(source: string): { width: number; height: number } {
	const parsed = shape.safeParse(parseJson(source));
	if (!parsed.success) {
		const where = parsed.error.issues.map((issue) => issue.path.join('.') || 'file').join(', ');
		throw new Error(`The JSON file is not a Lottie animation (check: ${where})`);
	}
	if (hasExpression(parsed.data))
		throw new Error('The animation contains expressions, which are code');
	const outside = parsed.data.assets.some(
		(asset) => typeof asset.p === 'string' && !asset.p.startsWith('data:image/'),
	);
	if (outside) throw new Error('The animation loads files from elsewhere');
	return { width: parsed.data.w, height: parsed.data.h };
}

function parseJson(source: string): unknown {
	try {
		return JSON.parse(source);
	} catch {
		return null;
	}
}
