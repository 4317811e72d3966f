import { reloadGuardTime } from './limits';

const key = 'reload-guard';

/** Returns whether a path may be reloaded now and records the reload; the same path only once in 10 seconds (specification section 4). */
export function mayReload(path: string, now = Date.now()): boolean {
	try {
		const guard = readGuard();
		if (guard?.path === path && now < guard.until) return false;
		sessionStorage.setItem(key, `${now + reloadGuardTime} ${path}`);
		return true;
	} catch {
		// Without session storage, nothing would stop a second reload.
		return false;
	}
}

function readGuard(): { path: string; until: number } | undefined {
	const text = sessionStorage.getItem(key);
	const [, until, path] = text?.match(/^(\d+) (.*)$/) ?? [];
	return path === undefined ? undefined : { path, until: Number(until) };
}
