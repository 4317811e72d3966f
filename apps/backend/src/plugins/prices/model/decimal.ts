import { z } from 'zod';

/** An exact decimal in JSON: a string, never a number. */
export const decimal = z
	.string()
	.regex(/^(0|[1-9]\d*)(\.\d{0,5}[1-9])?$/)
	.meta({
		id: 'Decimal',
		description: 'An exact decimal, at most six decimals.',
		example: '0.0425',
	});

export const isoDay = z.iso
	.date()
	.meta({ id: 'Day', description: 'YYYY-MM-DD', example: '2026-01-01' });
