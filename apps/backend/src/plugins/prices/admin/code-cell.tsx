import type { DefaultCellComponentProps } from 'payload';

/** A code that is also the id, in a list: Payload would write “ID:” before it. */
export function CodeCell({ cellData }: DefaultCellComponentProps) {
	return <span>{String(cellData)}</span>;
}
