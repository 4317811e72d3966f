import { test } from '@playwright/test';

/** A step of a journey: printed when it begins, so that a journey's output reads as what its person does. Returns what `act` returns. */
export function step<Result>(title: string, act: () => Promise<Result>): Promise<Result> {
	console.log(`  ${title}`);
	return test.step(title, act);
}
