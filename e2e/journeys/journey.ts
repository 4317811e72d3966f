import { test } from '@playwright/test';
import { isEverything } from '../../scripts/tests/everything.ts';

/** A step of a journey: printed when it begins, so that a journey's output reads as what its person does. Returns what `act` returns. */
export function step<Result>(title: string, act: () => Promise<Result>): Promise<Result> {
	console.log(`  ${title}`);
	return test.step(title, act);
}

/** A step that rarely fails and takes long, on which no later step depends: `npm test -- everything` alone runs it. */
export async function rareStep(title: string, act: () => Promise<void>): Promise<void> {
	if (isEverything) await step(title, act);
}
