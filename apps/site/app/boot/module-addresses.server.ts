import addresses from 'virtual:module-addresses';

/**
 * The URL of a module that browsers load by itself, then those of its static imports; none in development.
 *
 * @param module its path in the application, such as `app/features/composer/composer.tsx`
 * @throws if the build has no such module
 */
export function addressesOf(module: string): readonly string[] {
	const urls = addresses[module];
	if (!urls && import.meta.env.PROD) throw new Error(`No module of its own: ${module}`);
	return urls ?? [];
}
