// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAsDocumentWhenOutdated } from './load-as-document';
import { isPageIncomplete } from './part-of-page';
import { isStale } from './watch-build';

vi.mock('./watch-build', () => ({ isStale: vi.fn() }));
vi.mock('./part-of-page', () => ({ isPageIncomplete: vi.fn(() => false) }));

const at = (pathname: string, search = '', hash = '') => ({
	pathname,
	search,
	hash,
	state: null,
	key: '',
	mask: undefined,
});
const move = (historyAction: 'PUSH' | 'REPLACE' | 'POP', nextLocation = at('/b', '?c', '#d')) =>
	Reflect.apply(loadAsDocumentWhenOutdated, undefined, [
		{ currentLocation: at('/a'), nextLocation, historyAction },
	]);

const methods = ['assign', 'replace', 'reload'] as const;
const spies = () => methods.map((name) => vi.spyOn(location, name).mockImplementation(() => {}));

beforeEach(() => {
	vi.restoreAllMocks();
	sessionStorage.clear();
	vi.mocked(isStale).mockReturnValue(true);
});

it('does not block navigations while the build is up to date', () => {
	vi.mocked(isStale).mockReturnValue(false);
	const [assign] = spies();
	expect(move('PUSH')).toBe(false);
	expect(assign).not.toHaveBeenCalled();
});

it('loads the next page as a document once a newer build has been found', () => {
	const [assign, replace, reload] = spies();
	expect(move('PUSH')).toBe(true);
	expect(assign).toHaveBeenCalledWith('/b?c#d');
	expect(move('REPLACE', at('/e'))).toBe(true);
	expect(replace).toHaveBeenCalledWith('/e');
	expect(move('POP', at('/f'))).toBe(false);
	expect(reload).toHaveBeenCalledOnce();
});

it('loads the next page as a document if a script of the first page is missing', () => {
	vi.mocked(isStale).mockReturnValue(false);
	vi.mocked(isPageIncomplete).mockReturnValue(true);
	const [assign] = spies();
	expect(move('PUSH')).toBe(true);
	expect(assign).toHaveBeenCalledWith('/b?c#d');
});

it('loads the same path only once within the guard time, and not for a change of hash or query', () => {
	const [assign] = spies();
	expect(move('PUSH')).toBe(true);
	expect(move('PUSH')).toBe(false);
	expect(move('PUSH', at('/a', '?country=DE'))).toBe(false);
	expect(assign).toHaveBeenCalledOnce();
});
