import type { Meaning } from '../meaning.js';

const OF_PLANT =
  'machine, equipment, asset, maintenance, work order, order, plant, production, line, device, part, tool, inspection, downtime, repair, factory, manufacturing, quality';

/** Plants: machines and their maintenance, production and its quality, farms and energy. */
export const plants: readonly Meaning[] = [
  {
    names: 'asset tag, asset number, asset code, inventory tag, equipment number, equipment tag',
    type: 'string',
    constraints: { pattern: 'AST-[0-9]{6}' },
  },
  {
    names: 'fault code, failure code, trouble code, alarm code, dtc',
    of: OF_PLANT,
    type: 'string',
    constraints: { pattern: '[EF][0-9]{3}' },
  },
  { names: 'trouble code, dtc, dtc code', type: 'string', constraints: { pattern: 'P0[0-9]{3}' } },
  {
    names:
      'maintenance strategy, maintenance type, maintenance kind, type of maintenance, work type, work order type',
    list: 'preventive=46, corrective=34, predictive=14, inspection=6',
  },
  {
    names: 'plant, factory, site, works, facility',
    of: OF_PLANT,
    list: 'Plant North=26, Plant South=22, Plant East=18, Plant West=18, Main Plant=16',
  },
  {
    names: 'production line, line, assembly line, manufacturing line, line name',
    of: OF_PLANT,
    list: 'Line 1=30, Line 2=26, Line 3=20, Line 4=14, Packing=10',
  },
  {
    names: 'production line, assembly line',
    list: 'Line 1=30, Line 2=26, Line 3=20, Line 4=14, Packing=10',
  },
  {
    names: 'work center, work centre, workstation, station, workplace, work cell',
    of: OF_PLANT,
    list: 'Cutting=22, Welding=20, Assembly=24, Painting=14, Packing=12, Testing=8',
  },
  {
    names:
      'failure mode, failure type, fault type, type of failure, defect type, defect, defect name',
    of: OF_PLANT,
    list: 'bearing wear=22, overheating=18, leakage=18, vibration=14, electrical fault=16, misalignment=12',
  },
  {
    names: 'failure mode',
    list: 'bearing wear=22, overheating=18, leakage=18, vibration=14, electrical fault=16, misalignment=12',
  },
  {
    names: 'root cause, cause, failure cause',
    of: OF_PLANT,
    list: 'wear=32, lack of lubrication=20, operator error=16, contamination=16, material defect=10, power supply=6',
  },
  {
    names:
      'corrective action, preventive action, action taken, remedy, repair action, measure taken, countermeasure',
    list: 'replaced the bearing=20, cleaned and lubricated=24, tightened the belt=14, recalibrated the sensor=16, replaced the seal=14, trained the operator=12',
  },
  {
    names: 'craft, trade, skill trade, discipline',
    of: 'work order, order, maintenance, technician, crew, job, construction, worker, contractor, permit',
    list: 'mechanical=40, electrical=32, instrumentation=14, plumbing=8, general=6',
  },
  {
    names: 'downtime category, downtime reason, downtime type, stop reason, stoppage reason',
    list: 'breakdown=34, changeover=22, planned maintenance=20, material shortage=14, no operator=10',
  },
  {
    names:
      'inspection result, quality result, test result, qc result, qc status, quality status, inspection status',
    of: OF_PLANT,
    list: 'passed=88, failed=7, rework=5',
  },
  {
    names: 'lot number, lot no, batch number, batch no, batch code, lot code, lot, batch',
    of: 'production, product, material, inventory, stock, quality, item, manufacturing, vaccine, medication, drug, recall, ingredient, food, lot, batch, receipt',
    type: 'string',
    constraints: { pattern: 'L2[0-5](0[1-9]|1[0-2])[0-9]{3}' },
  },
  {
    names: 'material, raw material, material type, material name',
    of: 'part, production, manufacturing, component, bom, order, product, inventory, purchase, furniture',
    list: 'steel=28, aluminium=22, plastic=20, wood=14, rubber=8, copper=8',
  },
  {
    names: 'procurement type, make or buy, sourcing type',
    list: 'make=44, buy=56',
  },
  {
    names: 'variety, cultivar, crop variety',
    of: 'crop, plant, field, seed, farm, harvest, planting',
    list: 'Golden Harvest=24, Early Gold=20, Sunrise=18, Red Star=14, Northern Queen=14, Winter King=10',
  },
  {
    names: 'growth stage, crop stage, growing stage, phenological stage',
    list: 'seedling=18, vegetative=30, flowering=22, fruiting=16, maturity=14',
  },
  {
    names: 'irrigation, irrigation method, irrigation type, irrigation system',
    list: 'drip=34, sprinkler=30, rainfed=24, furrow=12',
  },
  {
    names: 'pest, pest observed, pest name, pest type, disease, plant disease',
    of: 'crop, plant, field, farm, seed, scouting, orchard',
    list: 'none=62, aphids=14, mildew=10, rust=7, caterpillars=7',
  },
  {
    names: 'fertilizer, fertiliser, fertilizer type, fertiliser type',
    list: 'urea=28, NPK 15-15-15=30, compost=18, ammonium nitrate=14, potash=10',
  },
  {
    names: 'pesticide, herbicide, fungicide',
    list: 'glyphosate=28, copper sulfate=22, sulfur=20, pyrethrin=16, neem oil=14',
  },
  {
    names: 'field, field name, plot, plot name, parcel name, paddock, block name',
    of: 'crop, farm, harvest, planting, irrigation, soil, agriculture, livestock, vineyard',
    list: 'North Field=24, River Field=20, Hill Plot=16, South Field=18, Old Orchard=12, Mill Field=10',
  },
  {
    names: 'breed, animal breed',
    of: 'cattle, cow, livestock, animal, herd, farm, sheep',
    list: 'Holstein=34, Angus=24, Jersey=18, Hereford=14, Simmental=10',
  },
  {
    names: 'tillage, tillage method, tillage type',
    list: 'no-till=34, conventional=44, reduced=22',
  },
  {
    names: 'energy source, fuel source, power source, energy type, generation type',
    list: 'solar=30, wind=28, gas=18, hydro=12, nuclear=6, coal=6',
  },
  {
    names: 'meter type',
    list: 'electricity=56, gas=24, water=20',
  },
  {
    names: 'tariff, tariff name, energy tariff, electricity tariff, tariff type',
    of: 'meter, energy, electricity, gas, utility, power, household, supply, charging',
    list: 'Standard=44, Night Saver=20, Green Energy=24, Fixed 24=12',
  },
  {
    names: 'connector, connector type, plug type, plug',
    of: 'charger, charging, ev, station, vehicle, charge',
    list: 'Type 2=54, CCS=34, CHAdeMO=8, Tesla=4',
  },
  {
    names: 'waste type, waste category',
    list: 'paper=26, plastic=24, organic=22, glass=14, residual=14',
  },
];
