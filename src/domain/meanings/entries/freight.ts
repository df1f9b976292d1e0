import { type Meaning, range } from '../meaning.js';

const AT_SEA =
  'origin, destination, loading, discharge, departure, arrival, shipment, vessel, ship, voyage, sailing, container, freight, transhipment, home, call, sea';

/** Goods on their way: by sea, by road and by air, through customs and warehouses. */
export const freight: readonly Meaning[] = [
  {
    names: 'port, sea port, port name, harbor, harbour',
    of: AT_SEA,
    list: 'Shanghai=18, Singapore=16, Rotterdam=14, Hamburg=10, Antwerp=8, Los Angeles=8, Busan=8, Santos=6, Valencia=6, Felixstowe=6',
  },
  {
    names: 'port code, locode, unlocode, un locode',
    list: 'CNSHA=18, SGSIN=16, NLRTM=14, DEHAM=10, BEANR=8, USLAX=8, KRPUS=8, BRSSZ=6, ESVLC=6, GBFXT=6',
  },
  {
    names: 'vessel, vessel name, ship name, feeder vessel, mother vessel, name of vessel',
    list: 'Northern Light, Pacific Dawn, Atlantic Star, Ocean Pioneer, Baltic Trader, Coral Queen, Silver Horizon, Blue Marlin',
  },
  {
    names: 'name, title',
    of: 'vessel, ship, boat, yacht, barge',
    list: 'Northern Light, Pacific Dawn, Atlantic Star, Ocean Pioneer, Baltic Trader, Coral Queen, Silver Horizon, Blue Marlin',
  },
  {
    names: 'vessel type, ship type',
    list: 'container ship=36, bulk carrier=26, tanker=20, general cargo=12, ro-ro=6',
  },
  {
    names: 'voyage, voyage number, voyage no, voyage code',
    type: 'string',
    constraints: { pattern: '[0-9]{3}[EWNS]' },
  },
  {
    names:
      'air waybill, air waybill number, awb, awb number, mawb, hawb, master air waybill, house air waybill',
    type: 'string',
    constraints: { pattern: '(020|057|125|176|235)-[0-9]{8}' },
  },
  {
    names:
      'bill of lading, bill of lading number, bl number, bol number, mbl, hbl, waybill number, consignment note, cmr number',
    type: 'string',
    constraints: { pattern: '(ABCU|TRLN|OCNX)[0-9]{9}' },
  },
  {
    names: 'container number, container no, container code, container id',
    of: 'shipment, freight, cargo, vessel, shipping, booking, container, export, import, load, yard, port',
    type: 'string',
    constraints: { pattern: '(ABC|TRL|OCN)U[0-9]{7}' },
  },
  {
    names: 'container type, container size, equipment type',
    of: 'shipment, freight, cargo, vessel, shipping, booking, container, export, import, load, port',
    list: '40HC=46, 20GP=28, 40GP=18, 20RF=3, 40RF=5',
  },
  {
    names: 'seal number, seal no, seal',
    of: 'shipment, container, freight, cargo, trailer, load',
    type: 'string',
    constraints: { pattern: '(SL|EU)[0-9]{7}' },
  },
  {
    names: 'incoterm, delivery term, trade term, shipping term',
    list: 'FOB=26, EXW=18, CIF=16, DAP=16, DDP=14, FCA=10',
  },
  {
    names: 'hs code, tariff code, customs code, commodity code, harmonized code, taric',
    type: 'string',
    constraints: { pattern: '(61|62|73|84|85|87|90|94)[0-9]{2}\\.[0-9]{2}' },
  },
  {
    names: 'customs status, clearance status, customs clearance, clearance state',
    list: 'cleared=74, pending=14, under inspection=6, held=4, released=2',
  },
  {
    names: 'commodity, cargo, cargo type, commodity name, type of goods, goods type',
    list: 'electronics=20, machinery=18, textiles=16, furniture=14, foodstuffs=12, chemicals=10, vehicle parts=10',
  },
  {
    names:
      'goods description, cargo description, description of goods, content description, parcel content',
    list: 'household goods, cotton garments, spare parts for machinery, consumer electronics, office furniture, packed foodstuffs, printed matter, ceramic tiles',
  },
  {
    names: 'transport mode, mode of transport, shipping mode, freight mode, modality, mode',
    of: 'shipment, freight, transport, logistics, carrier, consignment, cargo, leg',
    list: 'road=46, sea=26, air=18, rail=10',
  },
  {
    names: 'load type, shipment type, freight type',
    of: 'shipment, freight, transport, truck, load, logistics',
    list: 'FTL=40, LTL=34, FCL=16, LCL=10',
  },
  {
    names: 'freight class',
    list: '50=10, 55=10, 60=12, 70=20, 85=18, 100=16, 125=14',
    numbers: range(50, 500),
  },
  {
    names: 'freight term, payment term of freight, freight payment',
    list: 'prepaid=62, collect=38',
  },
  {
    names: 'carrier code, scac, scac code',
    list: 'UPSN=24, FDEG=22, DHLC=20, MAEU=12, MSCU=12, ODFL=10',
  },
  {
    names: 'hazard class, hazmat class, un class, dangerous goods class, adr class',
    list: 'none=86, 3=5, 8=4, 9=3, 2.1=2',
  },
  { names: 'un number, hazmat number', list: 'UN1203, UN1950, UN1263, UN3480, UN1830' },
  {
    names: 'package type, packaging, packaging type, packing type, type of package, handling unit',
    list: 'carton=46, pallet=28, crate=8, envelope=8, drum=5, bag=5',
  },
  {
    names: 'trailer type, truck type',
    list: 'box=34, refrigerated=22, curtainsider=20, flatbed=16, tanker=8',
  },
  {
    names: 'dock, dock door, loading dock, loading bay, dock number',
    type: 'string',
    constraints: { pattern: '(Dock )[1-9]|D[0-9]{2}' },
  },
  {
    names: 'delay reason, delay code, reason of delay, cause of delay, exception reason',
    of: 'shipment, delivery, transport, order, freight, consignment, train, bus',
    list: 'traffic=26, weather=22, customs=16, address unclear=14, vehicle breakdown=12, recipient absent=10',
  },
  {
    names:
      'proof of delivery, signed by, received by name, recipient name, consignee, consignor, shipper, notify party',
    of: 'shipment, delivery, freight, consignment, parcel, cargo, package, waybill',
    type: 'name',
  },
  {
    names: 'zone, picking zone, storage zone, warehouse zone',
    of: 'warehouse, picking, storage, stock, bin, inventory',
    list: 'A=34, B=28, C=20, cold=8, bulk=10',
  },
  {
    names:
      'bin, bin code, bin location, storage bin, shelf, shelf code, rack, rack location, storage location, aisle',
    of: 'warehouse, stock, inventory, picking, storage, product, item, bin, location',
    type: 'string',
    constraints: { pattern: '[A-F][0-9]{2}-[0-9]{2}-[1-5]' },
  },
];
