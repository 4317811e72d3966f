import { reloadGuardTime } from './limits';

const key = 'reload-guard';

/** Returns true and records the reload, unless the same path was reloaded in the last 10 seconds (specification section 4). */
export function claimReload(path: string, now = Date.now()): boolean {
	try {
		const guard = readGuard();
		if (guard?.path === path && now < guard.until) return false;
		sessionStorage.setItem(key, `${now + reloadGuardTime} ${path}`);
		return true;
	} catch {
		// Without session storage, nothing would prevent endless reloads.
		return false;
	}
}

function readGuard(): { path: string; until: number } | undefined {
	const text = sessionStorage.getItem(key);
	const [, until, path] = text?.match(/^(\d+) (.*)$/) ?? [];
	return path === undefined ? undefined : { path, until: Number(until) };
}
