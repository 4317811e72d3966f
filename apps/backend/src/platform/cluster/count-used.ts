import type { UsedRate } from './message.ts';
import { isRateName } from './rates.ts';
import { addUse, forgetUse } from './shared-rate.ts';

export async function countUsed(used: readonly UsedRate[]): Promise<void> {
	for (const { rate, client, points, anew } of used) {
		if (!isRateName(rate)) continue;
		if (anew) await forgetUse(rate, client);
		await addUse(rate, client, points);
	}
}
