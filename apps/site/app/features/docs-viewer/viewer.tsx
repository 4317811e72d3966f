import { ApiReferenceReact } from '@scalar/api-reference-react';
import { useEffect, useMemo, useRef } from 'react';
import type { LocaleCode } from '~/i18n/locale';
import { viewerConfiguration } from './configuration';
import '@scalar/api-reference-react/style.css';
import './viewer.css';

/** The interactive viewer itself, in a chunk of its own with its styles (specification section 1). */
export default function Viewer({ locale }: { locale: LocaleCode }) {
	const configuration = useMemo(() => viewerConfiguration(locale), [locale]);
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The page has its own main landmark; a second one inside it would mislead (HTML, 4.4.14).
		root.current?.querySelector('main')?.setAttribute('role', 'region');
	}, []);
	return (
		<div ref={root} className="docs-viewer">
			<ApiReferenceReact configuration={configuration} />
		</div>
	);
}
