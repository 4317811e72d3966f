import { reloadGuardTime } from './limits';

const key = 'reload-guard';

/**
 * Whether a path may be loaded anew now, noting that it is. The same path again within 10 seconds is refused, so that a
 * page that can't be repaired by loading it never loads in a circle (specification section 4).
 */
export function mayReload(path: string, now = Date.now()): boolean {
	try {
		const guard = readGuard();
		if (guard?.path === path && now < guard.until) return false;
		sessionStorage.setItem(key, `${now + reloadGuardTime} ${path}`);
		return true;
	} catch {
		// Without session storage nothing would stop the second reload.
		return false;
	}
}

/** What was noted last; undefined for anything else that may be stored under the key. */
function readGuard(): { path: string; until: number } | undefined {
	const text = sessionStorage.getItem(key);
	const [, until, path] = text?.match(/^(\d+) (.*)$/) ?? [];
	return path === undefined ? undefined : { path, until: Number(until) };
}
