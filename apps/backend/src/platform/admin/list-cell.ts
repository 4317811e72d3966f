import type { I18nClient } from '@payloadcms/translations';
import type { DefaultServerCellComponentProps } from 'payload';

/** What Payload gives the cell of a list; in forms it renders every component of a field that only shows something, without a row. */
export type ListCellProps = Omit<DefaultServerCellComponentProps, 'rowData'> & {
	i18n: I18nClient;
	rowData?: DefaultServerCellComponentProps['rowData'];
};
