import { project, tab } from '../../state/store.js';
import { FieldsPanel } from '../fields/fields-panel.js';
import { Inspector } from '../fields/inspector.js';
import { TypePicker } from '../fields/type-picker.js';
import { ExportPanel } from '../output/export-panel.js';
import { ProfileDialog } from '../profile/profile-dialog.js';
import { RowsPanel } from '../rows/rows-panel.js';
import { useFileDrop } from '../sources/file-drop.js';
import { Diagram, showsDiagram } from '../tables/diagram.js';
import { lazily } from './lazily.js';
import { helpIsOpen, hubIsOpen, sampleIsOpen, schemaIsOpen } from './open-dialogs.js';
import { useShortcuts } from './shortcuts.js';
import { StatusLine } from './status-line.js';
import { TabBar } from './tab-bar.js';
import { TopBar } from './top-bar.js';

const SchemaDialog = lazily(async () => (await import('../sources/schema-dialog.js')).SchemaDialog);
const SampleDialog = lazily(async () => (await import('../sources/sample-dialog.js')).SampleDialog);
const HelpDialog = lazily(async () => (await import('./help-dialog.js')).HelpDialog);
const HubDialog = lazily(async () => (await import('../sources/hub-dialog.js')).HubDialog);

/** The page: fields on the left, rows in the centre, the selected field or the export on the right. */
export function App() {
  useShortcuts();
  useFileDrop();
  return (
    <div class="app" data-tab={tab.value}>
      <TopBar />
      <main class="panels">
        <FieldsPanel />
        {showsDiagram.value && project.value.tables.length > 1 ? <Diagram /> : <RowsPanel />}
        <aside class="panel side" aria-label={tab.value === 'export' ? 'Export' : 'Field'}>
          <SideTabs />
          {tab.value === 'export' ? <ExportPanel /> : <Inspector />}
        </aside>
      </main>
      <StatusLine />
      <TabBar />
      <TypePicker />
      {schemaIsOpen.value && <SchemaDialog />}
      {sampleIsOpen.value && <SampleDialog />}
      {hubIsOpen.value && <HubDialog />}
      {helpIsOpen.value && <HelpDialog />}
      <ProfileDialog />
    </div>
  );
}

/** Chooses what the right panel shows on a wide screen. */
function SideTabs() {
  const isExport = tab.value === 'export';
  return (
    <nav class="side-tabs" aria-label="Right panel">
      <button
        type="button"
        aria-pressed={!isExport}
        onClick={() => {
          tab.value = 'inspect';
        }}
      >
        Field
      </button>
      <button
        type="button"
        aria-pressed={isExport}
        onClick={() => {
          tab.value = 'export';
        }}
      >
        Export
      </button>
    </nav>
  );
}
