import {
	Component,
	createContext,
	type ReactNode,
	Suspense,
	use,
	useEffect,
	useId,
	useLayoutEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from 'react';
import { markPageIncomplete } from './incomplete-page';
import { isLoadingPart } from './lazy-part';

interface PartProps {
	id: string;
	children: ReactNode;
}

/** True on the server and while React hydrates the server's HTML; false if React renders a component itself. */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => false,
		() => true,
	);
}

/** While the server renders a page: the modules of its parts, as paths in the application. Browsers fetch them ahead. */
export const PartModulesContext = createContext<Set<string> | null>(null);

interface PagePartProps {
	/** The path of the module that contains the part's code, if it is loaded lazily. */
	module?: string;
	children: ReactNode;
}

/**
 * A part of the page that React hydrates by itself. Its markup stays as it is, without React, if
 * - a translator, an extension or a proxy has changed it: hydration would replace it and what a visitor has typed into it, or
 * - its code throws while React hydrates, renders or updates it.
 * Its links and forms then work as without JavaScript. An error in a part that is not in the document yet reaches the error page.
 */
export function PagePart({ module, children }: PagePartProps) {
	const modules = use(PartModulesContext);
	if (module) modules?.add(module);
	const id = useId();
	const isHydrating = useIsHydrating();
	const [isReady, setIsReady] = useState(!isHydrating);
	const [firstChildren] = useState(children);
	// React can't update a part that it has not hydrated yet, because its code is being loaded: it would remove the server's HTML.
	const current = isReady ? children : firstChildren;
	const content = useMemo(
		() => (
			<Suspense>
				<PartContent id={id} onReady={setIsReady}>
					{current}
				</PartContent>
			</Suspense>
		),
		[id, current],
	);
	return <MarkupKeeper id={id}>{content}</MarkupKeeper>;
}

interface ContentProps extends PartProps {
	/** Called with true once the part is in use. */
	onReady: (isReady: boolean) => void;
}

function PartContent({ id, onReady, children }: ContentProps) {
	const isHydrating = useIsHydrating();
	useEffect(() => onReady(true), [onReady]);
	const [isKept] = useState(() => {
		const part = typeof document === 'undefined' ? null : findPart(id);
		// After an error of the hydration, React renders the part anew. `MarkupKeeper` catches this error and keeps the markup.
		if (part && !isHydrating && !isLoadingPart(children))
			throw new Error('React cannot hydrate a part of the page.');
		return part?.hasAttribute('data-changed') === true;
	});
	if (isKept) return <KeptPart id={id} />;
	return (
		<div data-part={id} data-hydrated={isHydrating ? undefined : ''} className="contents">
			{children}
		</div>
	);
}

const findPart = (id: string) => document.querySelector(`[data-part="${id}"]`);

/** The element of a part whose children React leaves alone, also while it hydrates the element. */
function KeptPart({ id }: { id: string }) {
	useLayoutEffect(markPageIncomplete, []);
	return (
		<div
			data-part={id}
			className="contents"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
			dangerouslySetInnerHTML={{ __html: '' }}
		/>
	);
}

interface Snapshot {
	part: Element | null;
	focused: Element | null;
}

/** Puts the nodes of its part back into the document after an error for which React has removed them. */
class MarkupKeeper extends Component<PartProps, { error?: unknown }> {
	override state: { error?: unknown } = {};

	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	override getSnapshotBeforeUpdate(_: PartProps, previous: { error?: unknown }): Snapshot | null {
		if ('error' in previous || !('error' in this.state)) return null;
		return { part: findPart(this.props.id), focused: document.activeElement };
	}

	override componentDidUpdate(_: PartProps, _previous: unknown, snapshot: Snapshot | null) {
		if (!snapshot?.part) return;
		findPart(this.props.id)?.replaceChildren(...snapshot.part.childNodes);
		if (snapshot.focused instanceof HTMLElement) snapshot.focused.focus({ preventScroll: true });
	}

	override render() {
		const { id, children } = this.props;
		if (!('error' in this.state)) return children;
		if (!findPart(id)) throw this.state.error;
		return <KeptPart id={id} />;
	}
}
