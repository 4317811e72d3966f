import {
	type ReactNode,
	Suspense,
	type ToggleEvent,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from 'react';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';

/** Props of a `details` element that call `onOpen` when it opens, or on hydration if it is already open. */
export function useOnOpen(onOpen: () => void) {
	const ref = useRef<HTMLDetailsElement>(null);
	const notify = useEffectEvent(onOpen);
	useEffect(() => {
		if (ref.current?.open) notify();
	}, []);
	return {
		ref,
		onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
			if (currentTarget.open) onOpen();
		},
	};
}

interface OnDemandProps {
	/** The id of the content. A link to it opens the part. */
	id?: string | undefined;
	title: string;
	text: string;
	/** Replaces the content without JavaScript. Defaults to a notice that JavaScript is needed. */
	withoutScript?: ReactNode;
	/** Rendered after opening, which loads the code and data. */
	children: ReactNode;
}

/** A part of the page that is loaded when a visitor opens it. */
export function OnDemand({ id, title, text, withoutScript, children }: OnDemandProps) {
	const { pricing, loading } = useMessages();
	const [isOpened, setIsOpened] = useState(false);
	const details = useOnOpen(() => setIsOpened(true));
	return (
		<details
			{...details}
			className={classNames('group/demand border-t-3 border-fg', !isOpened && 'print:hidden')}
		>
			<summary className="flex items-center justify-between gap-6 py-6">
				<span className="min-w-0">
					<span className="block text-2xl font-bold">{title}</span>
					<span className="mt-1 block text-muted">{text}</span>
				</span>
				<span
					aria-hidden="true"
					className="size-7 shrink-0 rotate-90 bg-mark pennant transition group-open/demand:-rotate-90"
				/>
			</summary>
			<div id={id} className="scroll-mt-44 pb-12">
				{isOpened ? (
					<Suspense fallback={<p className="py-6 text-muted">{loading}</p>}>{children}</Suspense>
				) : (
					<noscript>
						{withoutScript ?? <p className="bg-surface px-5 py-4">{pricing.needsScript}</p>}
					</noscript>
				)}
			</div>
		</details>
	);
}
