import type { Animation } from '@website/contracts/content-types';
import type { AnimationGroup } from '../../payload-types.ts';
import { contractObject, type ValueReader } from './contract-object.ts';

/** A vector animation from data or a file (specification section 4); null without either. */
export async function readAnimation(
	read: ValueReader,
	data: AnimationGroup | null | undefined,
): Promise<Animation | null> {
	if (!data) return null;
	// The field accepts only animations, so the parsed value is an object.
	const animationData: Animation['animationData'] = data.data ? JSON.parse(data.data) : null;
	const [file, animation] = await Promise.all([
		animationData ? null : read.media(data.file),
		contractObject<Animation>(read, 'Animation', data, { animationData }),
	]);
	if (!animation || !(animationData || file)) return null;
	return { ...animation, animationLink: file?.url ?? null, alt: data.alt ?? file?.alt ?? '' };
}
