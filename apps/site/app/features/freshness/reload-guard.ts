import { reloadGuardTime } from './limits';

const key = 'reload-guard';

/**
 * Whether a path may be loaded anew now, noting that it is. The same path again within 10 seconds is refused, so that a
 * page that can't be mended by loading it never loads in a circle (specification section 4).
 */
export function mayReload(path: string, now = Date.now()): boolean {
	try {
		const guard = readGuard();
		if (guard?.path === path && now < guard.until) return false;
		sessionStorage.setItem(key, JSON.stringify({ path, until: now + reloadGuardTime }));
		return true;
	} catch {
		// Without session storage nothing would stop the second reload.
		return false;
	}
}

function readGuard(): { path: string; until: number } | undefined {
	const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
	if (typeof stored !== 'object' || stored === null) return undefined;
	if (!('path' in stored && 'until' in stored)) return undefined;
	const { path, until } = stored;
	return typeof path === 'string' && typeof until === 'number' ? { path, until } : undefined;
}
