import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { AnimationSource } from './animation-options';

export type AnimationData = Record<string, unknown>;

/** Maximum length of fetched animation data, in characters. */
const maximumLength = 5_000_000;

export function isAllowedLink(
	link: string,
	origin: string,
	allowedHosts: readonly string[],
): boolean {
	if (!URL.canParse(link, origin)) return false;
	const url = new URL(link, origin);
	if (url.origin === origin) return true;
	return url.protocol === 'https:' && !url.port && allowedHosts.includes(url.hostname);
}

export interface LoadOptions {
	origin: string;
	allowedHosts: readonly string[];
	signal: AbortSignal;
}

/**
 * Returns the inline data, or fetches the link (specification sections 1 and 7). Throws if the link isn't allowed or the response isn't
 * an animation.
 */
export async function loadAnimationData(
	{ animationLink, animationData }: AnimationSource,
	{ origin, allowedHosts, signal }: LoadOptions,
): Promise<AnimationData> {
	if (animationData) return animationData;
	if (!animationLink) throw new Error('No animation link');
	if (!isAllowedLink(animationLink, origin, allowedHosts)) {
		throw new Error(`The host of the animation link is not allowed: ${animationLink}`);
	}
	const response = await fetchWithRetry(animationLink, { signal, credentials: 'omit' });
	if (!response.ok) throw new Error(`The animation link responded with ${response.status}`);
	const text = await response.text();
	if (text.length > maximumLength) throw new Error('The animation is too large');
	const data: unknown = JSON.parse(text);
	if (!isAnimationData(data))
		throw new Error('The response of the animation link is not an animation');
	return data;
}

function isAnimationData(data: unknown): data is AnimationData {
	return (
		typeof data === 'object' && data !== null && 'layers' in data && Array.isArray(data.layers)
	);
}

/** CSS aspect ratio of an animation, which reserves its space before it loads; 4 / 3 if the data has no valid size. */
export function aspectRatio(data: AnimationData | null | undefined): string {
	const { w, h } = data ?? {};
	return typeof w === 'number' && typeof h === 'number' && w > 0 && h > 0 ? `${w} / ${h}` : '4 / 3';
}
