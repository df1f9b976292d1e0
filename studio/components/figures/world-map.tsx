import { useEffect, useState } from 'preact/hooks';
import type { Place } from '../../engine/places-in.js';
import { fail } from '../../state/engine.js';
import { land } from '../../state/land.js';
import { Dots, dotsPath } from './dots.js';
import { mapView, type View } from './map-view.js';

/** Points on a map, whose background is a dot for each part of the world that has a city. */
export function WorldMap({ places }: { readonly places: readonly Place[] }) {
  const [background, setBackground] = useState<readonly Place[]>([]);
  useEffect(() => {
    land().then(setBackground).catch(fail);
  }, []);
  const view = mapView(places);
  const { width, height, graticule } = view;
  return (
    <svg class="map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="graticule" d={graticule} />
      <path class="land" stroke-width={view.landWidth} d={dotsPath(inside(background, view))} />
      <Dots points={inside(places, view)} />
    </svg>
  );
}

function inside(places: readonly Place[], { at, width, height }: View) {
  return places.map(at).filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
}
